import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-fifth-rest');

/** Fourteen that are closed, two in each of seven languages. All people are made up. */
export const BY_HAND_SIXTY_FIFTH_REST: Sheet[] = [
  cv('01-de-fliesenleger', 'docx', 'de', 'DE', {
    names: ['Dragoslav Petković'],
    email: 'd.petkovic.fliesen@neckarbrief.example',
    phone: '0176 40912 335',
    city: 'Heilbronn',
    languages: ['Serbisch', 'Deutsch'],
    jobs: [
      'Fliesenleger | Bad & Raum Kübler GmbH | Neckarsulm | 2019-04 | now',
      'Fliesenleger | Estrich Hofmeister | Heilbronn | 2015-09 | 2019-03',
      'Bauhelfer | Zeitarbeit Persona Süd | Stuttgart | 2014-02 | 2015-08',
      'Keramičar (Fliesenleger) | Građevinar d.o.o. | Kragujevac | 2006 | 2013',
    ],
    page: `
> **Lebenslauf**
^ **Persönliche Daten**
Name:\tDragoslav Petković
Geburtsdatum:\t23.08.1986
Geburtsort:\tKragujevac, Serbien
Wohnhaft:\tWeinsberger Str. 58, 74072 Heilbronn
Telefon:\t0176 40912 335
E-Mail:\td.petkovic.fliesen@neckarbrief.example
Familienstand:\tverheiratet, 2 Kinder
Aufenthalt:\tNiederlassungserlaubnis
^ **Berufserfahrung**
04.2019 – heute\tFliesenleger
\tBad & Raum Kübler GmbH, Neckarsulm
\tBadsanierung im Bestand, Großformat bis 120x260, Kundengespräch vor Ort
09.2015 – 03.2019\tFliesenleger
\tEstrich Hofmeister, Heilbronn
\tNeubau, Treppenhäuser, zwei Schulen
02.2014 – 08.2015\tBauhelfer
\tZeitarbeit Persona Süd, Stuttgart
2006 – 2013\tKeramičar (Fliesenleger)
\tGrađevinar d.o.o., Kragujevac
^ **Schule**
2001 – 2004\tBauschule Kragujevac, Abschluss Keramiker
^ **Sprachen**
Serbisch (Muttersprache), Deutsch (B2)
^ **Sonstiges**
Führerschein B und BE, eigenes Werkzeug, Knie noch gut
`,
  }),
  cv('02-de-ch-schule', 'pdf', 'de', 'CH', {
    names: ['Selamawit Tesfaye Gerber', 'Selamawit Gerber'],
    email: 'selam.gerber@aaremail.example',
    phone: '078 555 01 63',
    city: 'Burgdorf',
    headline: 'Fachfrau Betreuung Kind EFZ',
    languages: ['Amharisch', 'Deutsch', 'Englisch'],
    aside: [2, 3],
    jobs: [
      'Gruppenleiterin | Kita Sunnehof | Burgdorf | 2023-08 | now',
      'Miterzieherin | Tagesschule Länggasse | Bern | 2020-08 | 2023-07',
      'Lernende Fachfrau Betreuung | Kita Zwärgehuus | Langnau | 2017-08 | 2020-07',
      'Praktikantin | Kita Zwärgehuus | Langnau | 2016-08 | 2017-07',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Porträt
**Kontakt**
Lyssachstrasse 77
3400 Burgdorf
078 555 01 63
selam.gerber@aaremail.example
^ **Geboren**
4. Mai 1998, Addis Abeba
Schweizerin, Heimatort Langnau i. E.
^ **Sprachen**
Amharisch – Muttersprache
Deutsch – C1, Mundart fliessend
Englisch – B1
^ **Hobbys**
Chor, Velo, Kaffeezeremonie
---
! Selamawit Tesfaye Gerber
Fachfrau Betreuung Kind EFZ
# Beruflicher Werdegang
**Gruppenleiterin** (80 %)
Kita Sunnehof, Burgdorf
August 2023 – heute
* 12 Kinder von 3 Monaten bis 4 Jahren, zwei Lernende
* Elterngespräche, Eingewöhnung
**Miterzieherin**
Tagesschule Länggasse, Bern
August 2020 – Juli 2023
**Lernende Fachfrau Betreuung**
Kita Zwärgehuus, Langnau
August 2017 – Juli 2020
**Praktikantin**
Kita Zwärgehuus, Langnau
August 2016 – Juli 2017
# Aus- und Weiterbildung
2024  Berufsbildnerkurs, BFF Bern
2020  EFZ Fachfrau Betreuung, Note 5,2
# Referenzen
Auf Anfrage
]]
`,
  }),
  cv('03-fr-cuisine', 'doc', 'fr', 'FR', {
    names: ['Mamadou Lamine Sylla', 'Mamadou Sylla'],
    email: 'sylla.lamine@courrielgaronne.example',
    phone: '06 39 98 22 61',
    city: 'Cenon',
    headline: 'Cuisinier – chef de partie',
    languages: ['Français', 'Soussou', 'Anglais'],
    aside: [3],
    jobs: [
      'Chef de partie chaud | Brasserie Le Quai Nord | Bordeaux | 2022-03 | now',
      'Commis de cuisine | Restaurant L’Estey | Bègles | 2020-06 | 2022-02',
      'Plongeur | Hôtel des Chartrons | Bordeaux | 2018-09 | 2019-08',
      'Apprenti cuisinier | Restaurant L’Estey | Bègles | 2019-09 | 2020-05',
    ],
    page: `
Mamadou Lamine SYLLA
8 rue Camille-Pelletan, 33150 Cenon
Tél. : 06 39 98 22 61
Mail : sylla.lamine@courrielgaronne.example
27 ans – titre de séjour 10 ans – permis B
> **CUISINIER – CHEF DE PARTIE**
^ **EXPERIENCES**
**Mars 2022 à aujourd’hui – Chef de partie chaud**
Brasserie Le Quai Nord, Bordeaux
* 180 couverts le samedi, viandes et garnitures
* Commandes, inventaire, HACCP
**Juin 2020 à février 2022 – Commis de cuisine**
Restaurant L’Estey, Bègles
* Entrées froides, puis desserts
**Septembre 2018 à août 2019 – Plongeur**
Hôtel des Chartrons, Bordeaux
**Septembre 2019 à mai 2020 – Apprenti cuisinier**
Restaurant L’Estey, Bègles
^ **DIPLOMES**
CAP Cuisine, CFA de Bordeaux-Lac, 2020
Formation HACCP, 2021
^ **LANGUES**
Français (courant), Soussou (langue maternelle), Anglais (notions)
^ **CENTRES D’INTERET**
Football (milieu de terrain, FC Cenon Rive Droite), cuisine guinéenne
`,
  }),
  cv('04-fr-be-labo', 'pdf', 'fr', 'BE', {
    names: ['Aurélie Dufrasne'],
    email: 'aurelie.dufrasne@borinage.example',
    phone: '0471 55 01 88',
    city: 'Mons',
    languages: ['Français', 'Anglais', 'Néerlandais'],
    jobs: [
      'Technologue de laboratoire – contrôle qualité | GSK Vaccines | Wavre | 2018-10 | now',
      'Technologue de laboratoire médical | CHU Ambroise Paré | Mons | 2013-01 | 2018-09',
      'Laborantine (intérim) | Laiterie de Chimay | Baileux | 2012-07 | 2012-12',
    ],
    page: `
FOOT Aurélie Dufrasne – CV – page 1 sur 1
! Aurélie Dufrasne
Avenue de Jemappes 119, 7000 Mons • 0471 55 01 88 • aurelie.dufrasne@borinage.example
^ Treize ans de paillasse, dont huit en environnement GMP. Je cherche un poste plus près de chez moi, de jour, avec une part de formation des nouveaux.
# Compétences
HPLC, ELISA, dosage des endotoxines, LIMS LabWare, gestion des déviations (TrackWise), audits internes
# Expérience
|| 4 13
| 10/2018 – présent | **Technologue de laboratoire – contrôle qualité**\\GSK Vaccines, Wavre\\Libération des lots, qualification d’équipements, tutorat de 4 collègues
| 01/2013 – 09/2018 | **Technologue de laboratoire médical**\\CHU Ambroise Paré, Mons\\Hématologie et coagulation, gardes de nuit
| 07/2012 – 12/2012 | **Laborantine (intérim)**\\Laiterie de Chimay, Baileux
# Études
|| 4 13
| 2009 – 2012 | Bachelier en biologie médicale, Haute École Condorcet, Mons
| 2003 – 2009 | CESS, Athénée royal de Mons
# Langues
Français : maternelle
Anglais : B2
Néerlandais : A2
# Divers
Permis B, voiture. Préavis : 10 semaines.
`,
  }),
  cv('05-es-almacen', 'docx', 'es', 'ES', {
    names: ['Yeison Andrés Restrepo Cano', 'Yeison Restrepo Cano', 'Yeison Restrepo'],
    email: 'yeison.restrepo91@correoturia.example',
    phone: '+34 600 555 014',
    city: 'Torrent',
    languages: ['Español', 'Valenciano'],
    jobs: [
      'Carretillero | Mercadona | Ribarroja del Turia | 2022-05 | now',
      'Mozo de almacén | Logística Pla de Quart | Quart de Poblet | 2020-10 | 2022-04',
      'Repartidor | Glovo | Valencia | 2019-11 | 2020-09',
      'Auxiliar de bodega | Almacenes Éxito | Medellín | 2012-02 | 2019-07',
    ],
    page: `
> **CURRÍCULUM VITAE**
**DATOS PERSONALES**
Nombre y apellidos: Yeison Andrés Restrepo Cano
Fecha de nacimiento: 19/03/1991
Nacionalidad: colombiana (permiso de residencia y trabajo en vigor)
Dirección: C/ Padre Méndez 44, pta. 7, 46900 Torrent (Valencia)
Móvil: +34 600 555 014
Correo: yeison.restrepo91@correoturia.example
^ **EXPERIENCIA LABORAL**
* Mayo 2022 – Actualidad. Carretillero. Mercadona, Ribarroja del Turia. Carga y descarga, retráctil y frontal, turno de noche.
* Octubre 2020 – Abril 2022. Mozo de almacén. Logística Pla de Quart, Quart de Poblet. Picking con voz y con PDA.
* Noviembre 2019 – Septiembre 2020. Repartidor. Glovo, Valencia. En bicicleta.
* Febrero 2012 – Julio 2019. Auxiliar de bodega. Almacenes Éxito, Medellín. Inventarios y recepción de mercancía.
^ **FORMACIÓN**
* Carné de carretillero (frontal, retráctil, transpaleta), renovado en 2025
* PRL 20 horas, sector logística
* Bachiller académico, I.E. San Cristóbal, Medellín, 2008
^ **IDIOMAS**
Español (nativo), Valenciano (lo entiendo)
^ **OTROS DATOS**
Carné B y coche propio. Disponibilidad de turnos, prefiero mañanas porque tengo una niña pequeña.
`,
  }),
  cv('06-es-abogada', 'doc', 'es', 'ES', {
    names: ['Begoña Iriarte Zubeldia', 'Begoña Iriarte'],
    email: 'b.iriarte@arga.example',
    phone: '600 555 092',
    city: 'Pamplona',
    headline: 'Abogada laboralista',
    languages: ['Castellano', 'Euskera', 'Inglés', 'Francés'],
    aside: [3],
    jobs: [
      'Abogada sénior, área laboral | Arrieta y Sanz Abogados | Pamplona | 2017-01 | now',
      'Asesora jurídica | Confederación de Empresarios de Navarra | Pamplona | 2011-03 | 2016-12',
      'Abogada | Bufete Otxoa | San Sebastián | 2007-09 | 2011-02',
      'Pasante | Bufete Otxoa | San Sebastián | 2006-09 | 2007-08',
    ],
    page: `
! BEGOÑA IRIARTE ZUBELDIA
**Abogada laboralista** · Colegiada MICAP
~ Calle Olite 23, 4.º B, 31004 Pamplona | 600 555 092 | b.iriarte@arga.example
# Perfil
Casi veinte años de derecho laboral, primero desde el lado de la empresa mediana y siempre con la negociación colectiva en medio. Llevo mis propios juicios. Busco un puesto interno en una empresa industrial.
# Trayectoria
**Arrieta y Sanz Abogados**, Pamplona (enero 2017 – hoy)
Abogada sénior, área laboral
* Despidos, ERTE y ERE, tres convenios de empresa firmados
* Coordinación de dos abogados júnior
**Confederación de Empresarios de Navarra**, Pamplona (marzo 2011 – diciembre 2016)
Asesora jurídica
* Mesas de convenio del metal y de la limpieza
**Bufete Otxoa**, San Sebastián (septiembre 2007 – febrero 2011)
Abogada
**Bufete Otxoa**, San Sebastián (septiembre 2006 – agosto 2007)
Pasante
# Estudios
Máster en Asesoría Laboral, Universidad de Navarra, 2010
Licenciatura en Derecho, UPV/EHU, 2001 – 2006
# Idiomas
Castellano y euskera (bilingüe), inglés (C1), francés (B1)
`,
  }),
  cv('07-it-badante', 'docx', 'it', 'IT', {
    names: ['Oksana Hryhorivna Melnyk', 'Oksana Melnyk'],
    phone: '320 555 0147',
    city: 'Modena',
    languages: ['Ucraino', 'Russo', 'Italiano'],
    jobs: [
      'Assistente familiare convivente | Famiglia Bergonzini | Modena | 2021 | now',
      'Operatrice socio sanitaria | Casa di riposo Villa Serena | Carpi | 2016 | 2021',
      'Badante | Famiglia Lugli | Mirandola | 2011 | 2016',
      'Infermiera | Ospedale cittadino n. 2 | Černivci | 1994 | 2010',
    ],
    page: `
Curriculum di Melnyk Oksana Hryhorivna
nata a Černivci (Ucraina) il 02/12/1973
abito a Modena, via Nonantolana 210
cellulare 320 555 0147 (anche WhatsApp)
permesso di soggiorno UE lungo periodo
^ LAVORI
dal 2021 a oggi – assistente familiare convivente, Famiglia Bergonzini, Modena
signora di 91 anni con Alzheimer, cucina, farmaci, notte
dal 2016 al 2021 – operatrice socio sanitaria, Casa di riposo Villa Serena, Carpi
turni, 40 ospiti, sollevatore, igiene
dal 2011 al 2016 – badante, Famiglia Lugli, Mirandola
marito e moglie, fino alla fine
dal 1994 al 2010 – infermiera, Ospedale cittadino n. 2, Černivci
reparto chirurgia
^ STUDI
qualifica OSS, ente di formazione Cerform, Modena, 2015
scuola per infermieri, Černivci, 1994 (titolo non riconosciuto in Italia)
^ LINGUE
Ucraino, Russo, Italiano (parlo bene, scrivo così così)
^ Cerco lavoro solo di giorno, non più convivente. Ho la patente B ma non la macchina.
`,
  }),
  cv('08-it-elettricista', 'pdf', 'it', 'IT', {
    names: ['Gianluca Pedrazzoli'],
    email: 'gl.pedrazzoli@postagarda.example',
    phone: '+39 347 555 0162',
    city: 'Desenzano del Garda',
    headline: 'Manutentore elettrico industriale',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Manutentore elettrico | Acciaierie Lonatesi S.p.A. | Lonato del Garda | 2018-09 | now',
      'Elettricista trasfertista | Bonomi Automazioni S.r.l. | Brescia | 2012-01 | 2018-07',
      'Elettricista impiantista | Elettro Benaco S.n.c. | Sirmione | 2007-06 | 2011-12',
    ],
    page: `
|| 5.5 11.5
| **CURRICULUM VITAE** | 
| **INFORMAZIONI PERSONALI** | 
| Nome | Pedrazzoli Gianluca
| Indirizzo | Via Michelangelo 16, 25015 Desenzano del Garda (BS)
| Telefono | +39 347 555 0162
| E-mail | gl.pedrazzoli@postagarda.example
| Nazionalità | Italiana
| Data di nascita | 30/06/1988
| **POSIZIONE** | Manutentore elettrico industriale
| **ESPERIENZA LAVORATIVA** | 
| Date (da – a) | 09/2018 – oggi
| Datore di lavoro | Acciaierie Lonatesi S.p.A., Lonato del Garda
| Tipo di impiego | Manutentore elettrico
| Mansioni | Forno, carroponti, PLC Siemens S7, ciclo continuo su 5 squadre
| Date (da – a) | 01/2012 – 07/2018
| Datore di lavoro | Bonomi Automazioni S.r.l., Brescia
| Tipo di impiego | Elettricista trasfertista
| Mansioni | Cablaggio bordo macchina, avviamenti in Germania, Turchia e Messico
| Date (da – a) | 06/2007 – 12/2011
| Datore di lavoro | Elettro Benaco S.n.c., Sirmione
| Tipo di impiego | Elettricista impiantista
| Mansioni | Impianti civili, alberghi, campeggi
| **ISTRUZIONE** | 
| 2002 – 2007 | Diploma di perito elettrotecnico, ITIS Cerebotani, Lonato
| 2019 | Corso PES/PAV, 16 ore
| **LINGUE** | Italiano (madrelingua), Inglese (B1), Tedesco (A2)
| **PATENTE** | B, automunito
^ Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('09-pt-limpeza', 'docx', 'pt', 'PT', {
    names: ['Maria Domingas Semedo Tavares', 'Domingas Tavares', 'Maria Domingas Tavares'],
    email: 'domingas.tavares@correiosado.example',
    phone: '+351 910 555 037',
    city: 'Amadora',
    languages: ['Português', 'Crioulo cabo-verdiano', 'Francês'],
    jobs: [
      'Encarregada de limpeza | Hospital Fernando Fonseca | Amadora | 2019-02 | now',
      'Empregada de limpeza | Iberlim | Lisboa | 2011-10 | 2019-01',
      'Empregada de andares | Hotel Miraparque | Lisboa | 2006-04 | 2011-09',
    ],
    page: `
! Maria Domingas Semedo Tavares
Rua Elias Garcia 301, 3.º Esq., 2700-323 Amadora
Telemóvel: +351 910 555 037
E-mail: domingas.tavares@correiosado.example
# Apresentação
Sou uma pessoa pontual, habituada a chefiar equipas e a começar às cinco da manhã. Procuro trabalho de supervisão, a tempo inteiro.
# Experiência Profissional
**Encarregada de limpeza**
Hospital Fernando Fonseca, Amadora
Fevereiro de 2019 – Presente
* Equipa de 14 pessoas, escalas e material
* Protocolos de bloco e isolamento
**Empregada de limpeza**
Iberlim, Lisboa
Outubro de 2011 – Janeiro de 2019
* Escritórios e dois centros comerciais
**Empregada de andares**
Hotel Miraparque, Lisboa
Abril de 2006 – Setembro de 2011
# Formação
12.º ano, processo RVCC, Centro Qualifica da Amadora, 2018
Higienização hospitalar, 50 horas, 2019
# Línguas
* Português
* Crioulo cabo-verdiano (língua materna)
* Francês (compreendo)
`,
  }),
  cv('10-pt-br-software', 'pdf', 'pt', 'BR', {
    names: ['Thiago Nakamura de Almeida', 'Thiago Nakamura'],
    email: 'thiago.nakamura@caixapostal.example',
    phone: '(41) 95555-0143',
    city: 'Curitiba',
    headline: 'Desenvolvedor Back-end Pleno | Java e Kotlin',
    languages: ['Português', 'Inglês', 'Japonês'],
    aside: [3],
    jobs: [
      'Desenvolvedor Back-end Pleno | Ebanx | Curitiba | 2022-08 | now',
      'Desenvolvedor Java Júnior | Sistemas Araucária Ltda. | Curitiba | 2020-01 | 2022-07',
      'Analista de Suporte | Positivo Tecnologia | Curitiba | 2018-07 | 2019-12',
      'Estagiário de TI | Copel | Curitiba | 2017-02 | 2018-06',
    ],
    page: `
> **THIAGO NAKAMURA DE ALMEIDA**
> Desenvolvedor Back-end Pleno | Java e Kotlin
> Curitiba, PR | (41) 95555-0143 | thiago.nakamura@caixapostal.example
# RESUMO
Seis anos programando, a maior parte em meios de pagamento. Gosto de código chato e bem testado. Aberto a híbrido em Curitiba ou 100% remoto (CLT).
# HABILIDADES
Java 21, Kotlin, Spring Boot, Kafka, PostgreSQL, AWS, Terraform, Datadog
# EXPERIÊNCIA
**Ebanx** — Curitiba
Desenvolvedor Back-end Pleno | ago/2022 – atual
* Conciliação de Pix e boletos, 3 milhões de transações por dia
* Migração de um monolito para serviços, sem parar a operação
**Sistemas Araucária Ltda.** — Curitiba
Desenvolvedor Java Júnior | jan/2020 – jul/2022
* ERP para cooperativas agrícolas, nota fiscal eletrônica
**Positivo Tecnologia** — Curitiba
Analista de Suporte | jul/2018 – dez/2019
**Copel** — Curitiba
Estagiário de TI | fev/2017 – jun/2018
# FORMAÇÃO
Bacharelado em Sistemas de Informação, UTFPR, 2014 – 2018
# IDIOMAS
Português: nativo
Inglês: avançado
Japonês: básico
`,
  }),
  cv('11-nl-lasser', 'doc', 'nl', 'NL', {
    names: ['Jeroen van der Veeken'],
    email: 'jvdveeken@maasmail.example',
    phone: '06 5550 0174',
    city: 'Gorinchem',
    headline: 'Allround lasser',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Allround lasser | Merwede Staalbouw | Hardinxveld-Giessendam | 2017-05 | now',
      'Pijplasser | Visser & Smit Hanab | Papendrecht | 2010-02 | 2017-04',
      'Constructiebankwerker | De Groot Machinefabriek | Leerdam | 2003-08 | 2010-01',
    ],
    page: `
# CURRICULUM VITAE
|| 5 12
| Naam: | Jeroen van der Veeken
| Adres: | Schelluinsestraat 9
| Postcode en woonplaats: | 4203 NJ Gorinchem
| Mobiel: | 06 5550 0174
| E-mail: | jvdveeken@maasmail.example
| Geboren: | 14 september 1984
| Rijbewijs: | B, BE
| Functie: | Allround lasser
## Werkervaring
|| 5 12
| mei 2017 – heden | **Allround lasser**, Merwede Staalbouw, Hardinxveld-Giessendam\\MAG en TIG, scheepssecties, RVS leidingwerk, werken vanaf tekening
| feb. 2010 – april 2017 | **Pijplasser**, Visser & Smit Hanab, Papendrecht\\Gas en warmte, veel op locatie, ook België en Duitsland
| aug. 2003 – jan. 2010 | **Constructiebankwerker**, De Groot Machinefabriek, Leerdam
## Opleiding en certificaten
|| 5 12
| 2000 – 2003 | MBO niveau 3 Constructiewerker, Da Vinci College, Gorinchem
| 2025 | Lascertificaat NEN-EN-ISO 9606-1, TIG 6G
| 2024 | VCA Basis, heftruck
## Talen
Nederlands, Duits (redelijk), Engels (redelijk)
## Hobby’s
Vissen op de Linge, sleutelen aan Zündapps
`,
  }),
  cv('12-nl-be-onthaal', 'pdf', 'nl', 'BE', {
    names: ['Fatima Zahra El Ouardi', 'Fatima El Ouardi'],
    email: 'fz.elouardi@dijlepost.example',
    phone: '0472 55 01 36',
    city: 'Mechelen',
    languages: ['Nederlands', 'Frans', 'Berbers', 'Engels'],
    jobs: [
      'Medisch secretaresse | AZ Sint-Maarten | Mechelen | 2020-01 | now',
      'Onthaalmedewerker | Stad Mechelen | Mechelen | 2016-03 | 2019-12',
      'Verkoopster | Veritas | Antwerpen | 2013-09 | 2016-02',
      'Jobstudente kassa | Colruyt | Bonheiden | 2011 | 2013',
    ],
    page: `
! Fatima Zahra El Ouardi
~ Liersesteenweg 83 bus 2, 2800 Mechelen – 0472 55 01 36 – fz.elouardi@dijlepost.example
^ Geachte mevrouw, geachte heer,
Via een collega hoorde ik dat u voor een groepspraktijk in Leuven een secretaresse zoekt. Hieronder vindt u mijn cv. Ik kom graag langs voor een gesprek, best na 16 uur.
^ Met vriendelijke groeten, Fatima
# Ervaring
**AZ Sint-Maarten, Mechelen** (januari 2020 tot nu)
Medisch secretaresse
* Raadpleging cardiologie en pneumologie, 6 artsen
* Afspraken, verslagen, tarificatie, KWS
**Stad Mechelen, Mechelen** (maart 2016 tot december 2019)
Onthaalmedewerker
* Loket bevolking, ticketsysteem, telefooncentrale
**Veritas, Antwerpen** (september 2013 tot februari 2016)
Verkoopster
**Colruyt, Bonheiden** (2011 tot 2013)
Jobstudente kassa
# Opleiding
Graduaat Medisch administratief assistent, Thomas More, Mechelen, 2019
TSO Secretariaat-talen, Ursulinen Mechelen, 2012
# Talen
|| 5 5
| Nederlands | moedertaal
| Frans | vlot
| Berbers | moedertaal
| Engels | basis
`,
  }),
  cv('13-sv-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Hodan Abdirahman Warsame', 'Hodan Warsame'],
    email: 'hodan.warsame@malarpost.example',
    phone: '070-174 06 35',
    city: 'Västerås',
    headline: 'Undersköterska',
    languages: ['Svenska', 'Somaliska', 'Engelska', 'Arabiska'],
    aside: [3],
    jobs: [
      'Undersköterska | Västmanlands sjukhus | Västerås | 2021-06 | now',
      'Undersköterska | Hemtjänsten Bäckby | Västerås | 2018-01 | 2021-05',
      'Vårdbiträde | Attendo Klockarkärleken | Hallstahammar | 2015-06 | 2017-12',
      'Praktikant | Äldreboendet Zethelius | Västerås | 2015-01 | 2015-05',
    ],
    page: `
**CV – Hodan Abdirahman Warsame**
Undersköterska
Adress: Bäckbygatan 12, 722 31 Västerås
Telefon: 070-174 06 35
E-post: hodan.warsame@malarpost.example
# Om mig
Jag är lugn, envis och har nära till skratt. Skyddad yrkestitel sedan 2023. Söker dagtid, gärna inom rehab.
# Anställningar
**Undersköterska, Västmanlands sjukhus, Västerås**
2021-06 – pågående
Strokeavdelning, handledare för elever
**Undersköterska, Hemtjänsten Bäckby, Västerås**
2018-01 – 2021-05
**Vårdbiträde, Attendo Klockarkärleken, Hallstahammar**
2015-06 – 2017-12
**Praktikant, Äldreboendet Zethelius, Västerås**
2015-01 – 2015-05
# Utbildning
Vård- och omsorgsprogrammet, Komvux Västerås, 2016 – 2017
Svenska som andraspråk, Komvux Västerås, 2013 – 2014
# Språk
Svenska (flytande), somaliska (modersmål), engelska (god), arabiska (god)
# Övrigt
B-körkort. Referenser lämnas gärna vid intervju.
`,
  }),
  cv('14-sv-anlaggning', 'docx', 'sv', 'SE', {
    names: [],
    city: 'Umeå',
    headline: 'Maskinförare',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Grävmaskinist | Norrbygdens Mark & Schakt AB | Umeå | 2016-04 | now',
      'Hjullastarförare | Peab Anläggning | Skellefteå | 2011-05 | 2016-03',
      'Skogsmaskinförare | Holmen Skog | Lycksele | 2006-08 | 2011-04',
    ],
    page: `
HEAD Vindel Bemanning AB – konsultprofil 4417
# Maskinförare
Namn lämnas ut efter överenskommelse med er kontaktperson hos oss.
|| 5 12
| Bostadsort | Umeå
| Tillgänglig | från 1 april, uppsägningstid en månad
| Körkort | B, BE, C
| Språk | Svenska, Engelska
^ **Kort om konsulten**
Erfaren förare som gärna arbetar ensam på plats och läser ritning. Van vid maskinstyrning från Leica och Trimble.
^ **Uppdrag och anställningar**
|| 4.5 12.5
| apr 2016 – nu | **Grävmaskinist**\\Norrbygdens Mark & Schakt AB, Umeå\\VA-arbeten, husgrunder, bandgrävare 14–24 ton
| maj 2011 – mars 2016 | **Hjullastarförare**\\Peab Anläggning, Skellefteå\\Krossverk och vinterväghållning
| aug 2006 – april 2011 | **Skogsmaskinförare**\\Holmen Skog, Lycksele\\Skördare och skotare
^ **Utbildning**
Naturbruksprogrammet, inriktning skog, Liljaskolan, Vännäs, 2003 – 2006
Yrkesbevis grävmaskin och hjullastare (BYN), 2012. Arbete på väg 1.1–1.3, 2024. Heta arbeten, 2025.
`,
  }),
];
