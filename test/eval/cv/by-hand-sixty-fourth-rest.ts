import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-fourth-rest');

/** Twenty that are closed, in seven languages; written before any rule was read. All people are made up. */
export const BY_HAND_SIXTY_FOURTH_REST: Sheet[] = [
  cv('01-de-dachdecker', 'pdf', 'de', 'DE', {
    names: ['Serhat Aydoğmuş'],
    email: 'serhat.aydogmus@ruhrpost.example',
    phone: '0171 3920067',
    city: 'Gelsenkirchen',
    languages: ['Deutsch', 'Türkisch', 'Kurdisch'],
    jobs: [
      'Vorarbeiter Steildach | Bedachungen Kortmann GmbH | Herne | 2018-03 | now',
      'Dachdeckergeselle | Heinz Wiesmann Dachtechnik | Gladbeck | 2012-09 | 2018-02',
      'Ausbildung zum Dachdecker | Heinz Wiesmann Dachtechnik | Gladbeck | 2009-08 | 2012-07',
      'Produktionshelfer | Müller Fleisch Service | Bochum | 2008-01 | 2009-06',
    ],
    aside: [2],
    page: `
> **L E B E N S L A U F**
^ **Persönliche Daten**
|| 5 12
| Name: | Serhat Aydoğmuş
| Anschrift: | Bismarckstraße 211, 45889 Gelsenkirchen
| Mobil: | 0171 3920067
| Mail: | serhat.aydogmus@ruhrpost.example
| Geboren: | 04.02.1990 in Gelsenkirchen
| Staatsangehörigkeit: | deutsch
| Führerschein: | B, BE, Staplerschein
^ **Berufspraxis**
|| 5 12
| 03/2018 bis heute | Bedachungen Kortmann GmbH, Herne\\**Vorarbeiter Steildach**\\Kolonne mit vier Mann, Aufmaß, Materialbestellung, Gauben und Dachfenster, PV-Unterkonstruktion
| 09/2012 bis 02/2018 | Heinz Wiesmann Dachtechnik, Gladbeck\\**Dachdeckergeselle**\\Ziegel, Schiefer, Flachdach mit Bitumen und EPDM
| 08/2009 bis 07/2012 | Heinz Wiesmann Dachtechnik, Gladbeck\\**Ausbildung zum Dachdecker**\\Gesellenprüfung Note 2,4
| 01/2008 bis 06/2009 | Müller Fleisch Service, Bochum\\**Produktionshelfer**
^ **Schule**
|| 5 12
| 2001 bis 2007 | Gesamtschule Ückendorf, Hauptschulabschluss nach Klasse 10
^ **Lehrgänge**
|| 5 12
| 2025 | Befähigte Person für Gerüste
| 2021 | Asbest-Sachkunde TRGS 519 Anlage 4
^ **Sonstiges**
Sprachen: Deutsch, Türkisch, Kurdisch
Schwindelfrei, pünktlich, im Winter auch Montage bundesweit
Gelsenkirchen, den 2. November 2026
`,
  }),
  cv('02-de-at-elementarpaedagogin', 'docx', 'de', 'AT', {
    names: ['Birgit Lechthaler-Novak'],
    email: 'birgit.lechthaler@innpost.example',
    phone: '0664 555 01 38',
    city: 'Hall in Tirol',
    headline: 'Elementarpädagogin mit Leitungserfahrung',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Leiterin | Kinderkrippe Zwergennest | Hall in Tirol | 2022-09 | now',
      'Gruppenführende Pädagogin | Gemeindekindergarten Absam | Absam | 2014-09 | 2022-08',
      'Au-pair | Familie Harcourt | Bath | 2013-09 | 2014-06',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Porträt
^ **Kontakt**
Birgit Lechthaler-Novak
Schmiedgasse 8/3
6060 Hall in Tirol
0664 555 01 38
birgit.lechthaler@innpost.example
^ **Sprachen**
Deutsch (Muttersprache)
Englisch (B2)
Italienisch (A2)
^ **Was ich mitbringe**
Hort- und Früherziehung
Sprachförderung BESK
Dienstplan, Budget
Gitarre
^ **Privat**
verheiratet, eine Tochter
Chor, Skitouren
---
# Elementarpädagogin mit Leitungserfahrung
Ich suche eine Leitungsstelle, in der ich noch mindestens zehn Stunden in der Gruppe sein darf. Nur Büro ist nichts für mich.
## Berufserfahrung
**Leiterin** | seit September 2022
Kinderkrippe Zwergennest, Hall in Tirol
* drei Gruppen, elf Mitarbeiterinnen
* Umbau bei laufendem Betrieb begleitet
* Elternverein, Förderabrechnung mit dem Land
**Gruppenführende Pädagogin** | September 2014 – August 2022
Gemeindekindergarten Absam
* Integrationsgruppe, Kinder von drei bis sechs
* Karenz von Mai 2018 bis August 2019
**Au-pair** | September 2013 – Juni 2014
Familie Harcourt, Bath (England)
## Ausbildung
2023 \tLehrgang Leitung, PH Tirol
2008 – 2013 \tBAKIP Innsbruck, Matura mit Diplomprüfung
]]
`,
  }),
  cv('03-de-pta', 'doc', 'de', 'DE', {
    names: ['Rania Al-Khatib', 'Rania Mahmoud Al-Khatib'],
    email: 'rania.alkhatib@saalemail.example',
    phone: '0174 9091317',
    city: 'Halle (Saale)',
    languages: ['Arabisch', 'Deutsch', 'Englisch', 'Französisch'],
    jobs: [
      'Pharmazeutisch-technische Assistentin | Händel-Apotheke | Halle (Saale) | 2022-02 | now',
      'Verkäuferin (Minijob) | dm-drogerie markt | Halle (Saale) | 2017-10 | 2019-08',
      'Apothekerin | Apotheke Al-Shifa | Homs | 2010-07 | 2014-11',
    ],
    page: `
Rania Mahmoud Al-Khatib
Reilstraße 90 · 06114 Halle (Saale)
Tel. 0174 9091317 · rania.alkhatib@saalemail.example
^ **Zu meiner Person**
Ich bin Apothekerin aus Syrien und arbeite in Deutschland als PTA. Die Kenntnisprüfung für die Approbation habe ich für Frühjahr 2027 angemeldet. Ich möchte in einer Krankenhausapotheke arbeiten.
^ **Tätigkeiten**
Februar 2022 bis jetzt
Pharmazeutisch-technische Assistentin, Händel-Apotheke, Halle (Saale)
Rezeptur, Beratung auch auf Arabisch, Verblistern für zwei Pflegeheime
Oktober 2017 bis August 2019
Verkäuferin (Minijob), dm-drogerie markt, Halle (Saale)
Juli 2010 bis November 2014
Apothekerin, Apotheke Al-Shifa, Homs, Syrien
Eigene Apotheke meiner Familie, im Krieg zerstört
^ **Bildung**
2019 – 2021 Ausbildung zur PTA, Berufsbildende Schulen V, Halle
2016 – 2017 Integrationskurs und B2-Kurs, Volkshochschule Halle
2005 – 2010 Bachelor in Pharmazie, Al-Baath-Universität, Homs (anerkannt: teilweise)
^ **Sprachkenntnisse**
|| 6 6
| Arabisch | Muttersprache
| Deutsch | C1, Fachsprache Pharmazie
| Englisch | B2
| Französisch | A2
^ **Computer**
Lauer-Fischer WINAPO, Word, Excel
`,
  }),
  cv('04-fr-boulanger', 'doc', 'fr', 'FR', {
    names: ['Mamadou Lamine Sylla', 'Lamine Sylla', 'Mamadou Sylla'],
    email: 'lamine.sylla@montreuilcourrier.example',
    phone: '06 39 98 22 60',
    city: 'Montreuil',
    headline: 'Ouvrier boulanger – tourier',
    languages: ['français', 'soninké', 'bambara'],
    jobs: [
      'Tourier | Boulangerie Les Deux Moulins | Vincennes | 2021-06 | now',
      'Ouvrier boulanger | Fournil de la Croix-de-Chavaux | Montreuil | 2016-09 | 2021-05',
      'Apprenti boulanger | Maison Guéret | Bagnolet | 2014-09 | 2016-07',
    ],
    aside: [2],
    page: `
! Mamadou Lamine SYLLA
**Ouvrier boulanger – tourier**
17 rue de Rosny 93100 Montreuil
Tél : 06 39 98 22 60
Mail : lamine.sylla@montreuilcourrier.example
29 ans, permis B, pas de problème pour commencer à 2h du matin
# EXPERIENCES
06/2021 à aujourd'hui : Tourier
Boulangerie Les Deux Moulins - Vincennes
- croissants, pains au chocolat, galettes (800 pièces le samedi)
- pâtes levées et levain liquide
- formation de deux apprentis
09/2016 à 05/2021 : Ouvrier boulanger
Fournil de la Croix-de-Chavaux - Montreuil
- pétrin, façonnage, four à sole
09/2014 à 07/2016 : Apprenti boulanger
Maison Guéret - Bagnolet
# DIPLOMES
2018 Mention complémentaire boulangerie spécialisée
2016 CAP Boulanger, CFA de Pantin
2014 Brevet des collèges
# LANGUES
français, soninké, bambara
# CENTRES D'INTERET
football (gardien au club de la Noue), cuisine
`,
  }),
  cv('05-fr-be-payroll', 'pdf', 'fr', 'BE', {
    names: ['Nathalie Wauters'],
    email: 'nathalie.wauters@senne.example',
    phone: '0470 55 01 83',
    city: 'Anderlecht',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Gestionnaire de paie | Partena Professional | Bruxelles | 2019-01 | now',
      'Assistante RH | Clinique Sainte-Anne Saint-Remi | Anderlecht | 2013-05 | 2018-12',
      'Employée administrative | Randstad Belgium | Zaventem | 2010-09 | 2013-04',
    ],
    page: `
Nathalie Wauters
Avenue du Roi-Soldat 66
1070 Anderlecht
^ Anderlecht, le 9 novembre 2026
^ **Concerne : votre annonce « Payroll Officer bilingue », réf. 2026-118**
Madame, Monsieur,
Votre annonce a tout de suite retenu mon attention. Je calcule des salaires depuis plus de sept ans pour une centaine de PME, surtout en CP 200 et 302, et je voudrais maintenant le faire pour une seule entreprise, de l’intérieur.
Je suis disponible après un préavis de treize semaines, à négocier. Vous trouverez mon parcours ci-dessous.
Bien à vous,
Nathalie Wauters
# Curriculum vitae
|| 4 13
| GSM | 0470 55 01 83
| E-mail | nathalie.wauters@senne.example
| Née le | 23 mai 1988
| Nationalité | belge
## Expérience
**Gestionnaire de paie**, Partena Professional, Bruxelles
janvier 2019 – présent
* 110 dossiers, environ 900 fiches par mois
* Dimona, DmfA, sorties de service, saisies
**Assistante RH**, Clinique Sainte-Anne Saint-Remi, Anderlecht
mai 2013 – décembre 2018
* Contrats, pointages, médecine du travail
**Employée administrative**, Randstad Belgium, Zaventem
septembre 2010 – avril 2013
## Études
Bachelier en gestion des ressources humaines, HE2B, Bruxelles, 2007 – 2010
CESS, Athénée royal Bruxelles 2, 2006
## Langues
Français : langue maternelle
Néerlandais : C1 (Selor article 12)
Anglais : B1
`,
  }),
  cv('06-fr-ch-horlogere', 'docx', 'fr', 'CH', {
    names: ['Fatbardha Krasniqi'],
    email: 'f.krasniqi@chauxmail.example',
    phone: '079 555 01 71',
    city: 'La Chaux-de-Fonds',
    headline: 'Horlogère praticienne CFC',
    languages: ['français', 'albanais', 'allemand'],
    jobs: [
      'Opératrice en assemblage | Sellita Watch Co SA | La Chaux-de-Fonds | 2011-08 | 2015-07',
      'Horlogère emboîtage | TAG Heuer | La Chaux-de-Fonds | 2017-08 | 2022-12',
      'Horlogère SAV | Ulysse Nardin SA | Le Locle | 2023-01 | now',
    ],
    page: `
HEAD Fatbardha Krasniqi – Horlogère praticienne CFC
|| 8.5 8.5
| Fatbardha Krasniqi\\Rue du Doubs 131\\2300 La Chaux-de-Fonds | 079 555 01 71\\f.krasniqi@chauxmail.example\\Née le 30.11.1992, Suisse et Kosovo, célibataire
# Parcours
|| 4.5 12.5
| 08.2011 – 07.2015 | **Sellita Watch Co SA**, La Chaux-de-Fonds\\Opératrice en assemblage\\Pose de barillets et d’échappements en ligne
| 08.2017 – 12.2022 | **TAG Heuer**, La Chaux-de-Fonds\\Horlogère emboîtage\\Pose cadran aiguilles, emboîtage, étanchéité
| 01.2023 – à ce jour | **Ulysse Nardin SA**, Le Locle\\Horlogère SAV\\Révision complète de calibres automatiques, devis, contact avec les points de vente
# Formation
|| 4.5 12.5
| 08.2015 – 07.2017 | CFC d’horlogère praticienne, CIFOM, Le Locle (article 32)
| 2008 – 2011 | École de culture générale, Lycée Blaise-Cendrars
# Langues
français (courant), albanais (langue maternelle), allemand (scolaire)
# Divers
Permis B. Préavis : deux mois. Taux souhaité : 80 à 100 %.
FOOT Références et certificats de travail sur demande
`,
  }),
  cv('07-es-camarera-pisos', 'pdf', 'es', 'ES', {
    names: ['Ioana Mihaela Dobre', 'Ioana Dobre'],
    email: 'ioanadobre85@tramuntana.example',
    phone: '655 550 118',
    city: 'Palma',
    languages: ['Rumano', 'Castellano', 'Italiano', 'Alemán'],
    jobs: [
      'Subgobernanta | Hotel Bahía Esmeralda | Alcúdia | 2022-03 | now',
      'Camarera de pisos | Iberostar Cristina | Playa de Palma | 2013-04 | 2021-10',
      'Empleada de hogar | Familia Cifre | Palma | 2009-02 | 2013-03',
      'Dependienta | Magazin Alimentar Dobre | Brăila | 2004 | 2008',
    ],
    page: `
> **IOANA MIHAELA DOBRE**
> C/ Aragón 148, 3.º B – 07008 Palma (Illes Balears)
> 655 550 118 – ioanadobre85@tramuntana.example
^ **EXPERIENCIA LABORAL**
**Subgobernanta**
Hotel Bahía Esmeralda (Alcúdia), marzo 2022 – actualidad (fija discontinua)
* Reparto de habitaciones a 24 camareras
* Control de lencería y minibar, repaso de salidas
* Cuadrantes y vacaciones junto con la gobernanta
**Camarera de pisos**
Iberostar Cristina (Playa de Palma), abril 2013 – octubre 2021
* De 18 a 22 habitaciones al día
**Empleada de hogar**
Familia Cifre (Palma), febrero 2009 – marzo 2013
**Dependienta**
Magazin Alimentar Dobre (Brăila, Rumanía), 2004 – 2008
^ **FORMACIÓN**
Certificado de profesionalidad: Gestión de pisos y limpieza en alojamientos, SOIB, 2021
Prevención de riesgos laborales, 50 horas, 2022
Bachillerato, Brăila, 2003
^ **IDIOMAS**
Rumano (materno), Castellano (muy bien), Italiano (bien), Alemán (lo justo para el cliente)
^ **OTROS DATOS**
Carné de conducir B, coche propio. Busco trabajo todo el año, no solo la temporada.
`,
  }),
  cv('08-es-mx-industrial', 'docx', 'es', 'MX', {
    names: ['Luis Ángel Barragán Esquivel', 'Luis Ángel Barragán'],
    email: 'la.barragan@bajiomail.example',
    phone: '477 555 0129',
    city: 'León',
    headline: 'Ingeniero Industrial – Mejora Continua y Lean Manufacturing',
    languages: ['Español', 'Inglés', 'Japonés'],
    jobs: [
      'Coordinador de Mejora Continua | Hirotec México | Silao | 2023-05 | now',
      'Ingeniero de Procesos | Pirelli Neumáticos | Silao | 2019-02 | 2023-04',
      'Supervisor de Producción | Calzado Capa de Ozono | León | 2016-08 | 2019-01',
      'Becario de Calidad | General Motors | Silao | 2016-01 | 2016-07',
    ],
    aside: [3],
    page: `
! LUIS ÁNGEL BARRAGÁN ESQUIVEL
> Ingeniero Industrial – Mejora Continua y Lean Manufacturing
> León, Guanajuato • 477 555 0129 • la.barragan@bajiomail.example
# RESUMEN
Diez años en planta, cinco de ellos en el ramo automotriz. Green Belt certificado. Ahorros documentados por 11.4 MDP en 2025.
# EXPERIENCIA
**Hirotec México, Silao** \tMay 2023 – Presente
__Coordinador de Mejora Continua__
* Despliegue de TPM en 3 líneas de puertas; OEE de 71 a 83 %
* Facilitador de 26 eventos kaizen
* Seis ingenieros a cargo
**Pirelli Neumáticos, Silao** \tFeb 2019 – Abr 2023
__Ingeniero de Procesos__
* Balanceo de líneas, estudios de tiempos, reducción de scrap en extrusión
**Calzado Capa de Ozono, León** \tAgo 2016 – Ene 2019
__Supervisor de Producción__
* 48 operarios de pespunte y montado
**General Motors, Silao** \tEne 2016 – Jul 2016
__Becario de Calidad__
# EDUCACIÓN
**Instituto Tecnológico de León** \t2011 – 2016
Ingeniería Industrial, titulado
**Universidad De La Salle Bajío** \t2021
Diplomado en Six Sigma
# HABILIDADES
AMEF, VSM, SMED, Minitab, SAP PP, AutoCAD
# IDIOMAS
Español nativo, Inglés avanzado (TOEIC 865), Japonés básico
`,
  }),
  cv('09-es-mecanico-anonimo', 'doc', 'es', 'ES', {
    names: [],
    city: 'Zaragoza',
    headline: 'Oficial de 1.ª mecánico de vehículo industrial',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Jefe de equipo de taller | Scania Hispania | Zaragoza | 2020 | now',
      'Oficial de 1.ª mecánico | Talleres Monegros | Fraga | 2011 | 2020',
      'Mecánico de maquinaria agrícola | Cooperativa San Licer | Zuera | 2006 | 2011',
    ],
    page: `
HEAD Moncayo Selección, S.L. · Paseo de la Independencia 400, Zaragoza · 976 550 100 · candidatos@moncayoseleccion.example
> **FICHA DE CANDIDATO**
|| 6 11
| Referencia | MS-2026-0417
| Puesto | Oficial de 1.ª mecánico de vehículo industrial
| Edad | 43 años
| Residencia | Zaragoza
| Carnés | B, C, C+E, CAP
| Disponibilidad | 15 días
| Salario actual | 29.000 € brutos
| Consultora responsable | Pilar Gracia
^ **Trayectoria**
|| 3 5 9
| **Años** | **Empresa** | **Puesto y tareas**
| 2020 – actualidad | Scania Hispania, Zaragoza | **Jefe de equipo de taller**\\Diagnosis, cajas automáticas, guardias 24 h, tres mecánicos a su cargo
| 2011 – 2020 | Talleres Monegros, Fraga | **Oficial de 1.ª mecánico**\\Camión y semirremolque, frigoríficos, frenos EBS
| 2006 – 2011 | Cooperativa San Licer, Zuera | **Mecánico de maquinaria agrícola**\\Tractores y cosechadoras, salidas al campo
^ **Formación**
Grado superior en Automoción, CPIFP Corona de Aragón, 2006
Manipulación de gases fluorados, 2015. Alta tensión en vehículos eléctricos, nivel 2, 2024.
^ **Idiomas**
Español, Inglés (lectura técnica)
^ **Valoración**
Persona seria y con mucha experiencia real. Quiere dejar las guardias de fin de semana porque acaba de ser padre. Los datos de contacto se facilitan tras la primera entrevista.
`,
  }),
  cv('10-it-mungitore', 'pdf', 'it', 'IT', {
    names: ['Gurpreet Singh'],
    email: 'gurpreet.singh.cr@padanamail.example',
    phone: '351 555 0142',
    city: 'Soresina',
    languages: ['Punjabi', 'Hindi', 'Italiano', 'Inglese'],
    jobs: [
      'Capo stalla | Azienda Agricola Ferrari Bruno | Soresina | 2019-04 | now',
      'Mungitore | Società Agricola Cascina Malpensata | Casalbuttano | 2012-10 | 2019-03',
      'Operaio agricolo | Vivai Bonfanti | Canneto sull’Oglio | 2010-03 | 2012-09',
    ],
    page: `
**CURRICULUM VITAE**
|| 5 12
| Cognome | SINGH
| Nome | GURPREET
| Nato il | 15/08/1988 a Jalandhar (India)
| Residenza | Via Cremona 55, 26015 Soresina (CR)
| Cellulare | 351 555 0142
| Email | gurpreet.singh.cr@padanamail.example
| Permesso di soggiorno | UE per soggiornanti di lungo periodo
| Patente | B, patentino trattore, fitosanitari
^ **ESPERIENZE DI LAVORO**
|| 5 12
| Da aprile 2019 a oggi | Azienda Agricola Ferrari Bruno, Soresina
| Mansione | Capo stalla
| Cosa faccio | 420 vacche in lattazione, due robot, sala 16+16, parti, vitelli, rapporti con il veterinario
| Da ottobre 2012 a marzo 2019 | Società Agricola Cascina Malpensata, Casalbuttano
| Mansione | Mungitore
| Cosa facevo | Due mungiture, pulizia, carro miscelatore
| Da marzo 2010 a settembre 2012 | Vivai Bonfanti, Canneto sull’Oglio
| Mansione | Operaio agricolo
^ **SCUOLA**
|| 5 12
| 2016 | Licenza media, CPIA Cremona
| 2006 | Senior Secondary School, Jalandhar
^ **LINGUE**
Punjabi, Hindi, Italiano (buono), Inglese (discreto)
^ Cerco lavoro con alloggio per la famiglia, moglie e due bambini.
~ Autorizzo il trattamento dei dati personali ai sensi del GDPR 679/2016.
`,
  }),
  cv('11-it-logopedista', 'docx', 'it', 'IT', {
    names: ['Chiara Bevilacqua'],
    email: 'chiara.bevilacqua.logo@etrurianet.example',
    phone: '347 555 0116',
    city: 'Viterbo',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Logopedista | Centro di Riabilitazione Villa Rosa | Viterbo | 2021-02 | now',
      'Logopedista libero professionista | Studio Parole in Gioco | Orvieto | 2018-01 | 2021-01',
      'Tirocinante | ASL Viterbo | Tarquinia | 2016-10 | 2017-06',
    ],
    aside: [2],
    page: `
|| 5 12
| **europass** | **Curriculum Vitae**
| INFORMAZIONI PERSONALI | **Chiara Bevilacqua**\\Via San Pellegrino 31, 01100 Viterbo (Italia)\\347 555 0116\\chiara.bevilacqua.logo@etrurianet.example\\Sesso Femminile, data di nascita 09/07/1994, nazionalità italiana
| ESPERIENZA PROFESSIONALE | 
| 02/2021–alla data attuale | **Logopedista**\\Centro di Riabilitazione Villa Rosa, Viterbo\\▪ Disfagia e afasia nell’adulto, ricovero e ambulatorio\\▪ Équipe con neuropsicologa e fisiatra
| 01/2018–01/2021 | **Logopedista libero professionista**\\Studio Parole in Gioco, Orvieto\\▪ DSA, ritardo del linguaggio, deglutizione deviata
| 10/2016–06/2017 | **Tirocinante**\\ASL Viterbo, Tarquinia
| ISTRUZIONE E FORMAZIONE | 
| 2014–2017 | **Laurea in Logopedia**, Università Cattolica del Sacro Cuore, Roma\\110/110 e lode
| 2019 | **Master di I livello in Deglutologia**, Università di Torino
| COMPETENZE PERSONALI | 
| Lingua madre | Italiano
| Altre lingue | Inglese (B2), Spagnolo (A2)
| Competenze comunicative | Lavoro con le famiglie, incontri nelle scuole, serate informative con i medici di base
| Patente di guida | B
| ULTERIORI INFORMAZIONI | Iscritta all’Albo dei Logopedisti di Viterbo\\Attestati: PROMPT introduttivo, LSVT Loud
`,
  }),
  cv('12-it-commessa', 'doc', 'it', 'IT', {
    names: ['Oksana Petrenko'],
    email: 'oksana.petrenko@vesuviomail.example',
    phone: '389 555 0107',
    city: 'Casoria',
    languages: ['ucraino', 'russo', 'italiano', 'polacco'],
    jobs: [
      'Addetta vendite e cassa | Conad Superstore | Afragola | 2020-06 | now',
      'Assistente familiare | Famiglia Esposito | Napoli | 2014-01 | 2020-05',
      'Cameriera ai piani | Hotel San Gennaro | Napoli | 2012-05 | 2013-12',
      'Contabile | Combinato Tessile di Ternopil | Ternopil | 2003 | 2011',
    ],
    page: `
Petrenko Oksana
Via Principe di Piemonte 70, Casoria (NA)
cell. 389 555 0107
oksana.petrenko@vesuviomail.example
nata a Ternopil (Ucraina) il 12.03.1981
^ Sono una persona precisa e paziente, abituata al pubblico e alla cassa. In Ucraina ero contabile. Cerco un tempo pieno, anche festivi.
^ **Lavoro**
dal giugno 2020 ad oggi
Conad Superstore, Afragola
Addetta vendite e cassa (reparto ortofrutta, poi barriera casse, chiusura cassa centrale)
dal gennaio 2014 al maggio 2020
Famiglia Esposito, Napoli
Assistente familiare (signora anziana con Alzheimer, convivente)
dal maggio 2012 al dicembre 2013
Hotel San Gennaro, Napoli
Cameriera ai piani
dal 2003 al 2011
Combinato Tessile di Ternopil, Ucraina
Contabile
^ **Studi**
2003 Laurea in economia e contabilità, Università Nazionale di Ternopil
2019 corso HACCP, Regione Campania
^ **Lingue**
ucraino, russo, italiano (livello B2, CILS), polacco
^ **Altro**
Patente B. Conosco Excel e il programma di cassa.
`,
  }),
  cv('13-pt-eletricista', 'pdf', 'pt', 'PT', {
    names: ['João Miguel Rebelo Fonseca', 'João Rebelo Fonseca', 'João Fonseca'],
    email: 'jmrfonseca@coimbramail.example',
    phone: '912 555 034',
    city: 'Cantanhede',
    headline: 'Técnico de instalações elétricas (DGEG)',
    languages: ['Português', 'Francês', 'Inglês'],
    jobs: [
      'Chefe de equipa | Visabeira Infraestruturas | Viseu | 2020-01 | now',
      'Électricien bâtiment | SPIE Suisse SA | Genève | 2012-04 | 2019-11',
      'Eletricista | Eletro Mondego, Lda. | Coimbra | 2005-09 | 2012-03',
    ],
    page: `
[[ 6 11
! João Fonseca
Técnico de instalações elétricas (DGEG)
^ **CONTACTOS**
912 555 034
jmrfonseca@coimbramail.example
Rua do Romal 12
3060-124 Cantanhede
^ **LÍNGUAS**
Português
Francês (fluente)
Inglês (básico)
^ **CARTAS**
Ligeiros e pesados
Plataformas elevatórias
^ **INFORMÁTICA**
AutoCAD LT
KNX ETS6
---
**SOBRE MIM**
João Miguel Rebelo Fonseca, 41 anos, natural de Mira. Vinte anos de cabos, sete deles na Suíça. Voltei pela família e não me arrependo.
^ **PERCURSO PROFISSIONAL**
**Chefe de equipa**
Visabeira Infraestruturas, Viseu
janeiro de 2020 – presente
* Postos de transformação e redes de média tensão
* Equipa de oito, planeamento semanal, segurança em obra
**Électricien bâtiment**
SPIE Suisse SA, Genève
abril de 2012 – novembro de 2019
* Hospitais e escritórios, domótica KNX, manutenção
**Eletricista**
Eletro Mondego, Lda., Coimbra
setembro de 2005 – março de 2012
* Moradias, quadros, ITED
^ **FORMAÇÃO**
Curso profissional de eletrotecnia, Escola Secundária Avelar Brotero, 2002 – 2005
Trabalhos em tensão BT, Labelec, 2021
]]
`,
  }),
  cv('14-pt-br-logistica', 'docx', 'pt', 'BR', {
    names: ['Tainá dos Santos Quirino', 'Tainá Quirino'],
    email: 'taina.quirino@guararapes.example',
    phone: '(81) 95555-0172',
    city: 'Jaboatão dos Guararapes',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Analista de Logística Pleno | Ambev | Cabo de Santo Agostinho | 2022-11 | now',
      'Analista de Logística Júnior | Magazine Luiza | Jaboatão dos Guararapes | 2019-07 | 2022-10',
      'Assistente de Expedição | Vitarella | Jaboatão dos Guararapes | 2016-02 | 2019-06',
      'Jovem Aprendiz | Correios | Recife | 2013-03 | 2014-12',
    ],
    aside: [3],
    page: `
! Tainá dos Santos Quirino
Brasileira, solteira, 30 anos
Rua das Acácias, 210 – Piedade – Jaboatão dos Guararapes/PE
Telefone/WhatsApp: (81) 95555-0172 – E-mail: taina.quirino@guararapes.example
# Objetivo
Atuar na área de logística e transportes.
# Formação
* MBA em Supply Chain – UniFBV – em andamento (previsão: julho/2027)
* Tecnólogo em Logística – IFPE – concluído em 2018
# Experiência profissional
**2022/11 – Atual: Ambev (Cabo de Santo Agostinho/PE)**
Cargo: Analista de Logística Pleno
Principais atividades: roteirização de 65 caminhões/dia, indicadores OTIF e devolução, negociação de frete spot, Power BI.
**2019/07 – 2022/10: Magazine Luiza (Jaboatão dos Guararapes/PE)**
Cargo: Analista de Logística Júnior
Principais atividades: inventário cíclico, WMS, gestão de avarias, logística reversa.
**2016/02 – 2019/06: Vitarella (Jaboatão dos Guararapes/PE)**
Cargo: Assistente de Expedição
Principais atividades: emissão de CT-e e MDF-e, conferência de carga, agendamento.
**2013/03 – 2014/12: Correios (Recife/PE)**
Cargo: Jovem Aprendiz
# Idiomas
Inglês intermediário, Espanhol básico
# Cursos complementares
* Excel avançado – SENAC – 2020
* Lean Six Sigma Yellow Belt – 2023
# Informações adicionais
CNH AB. Disponibilidade para viagens e mudança de turno.
`,
  }),
  cv('15-pt-cozinheira', 'doc', 'pt', 'PT', {
    names: ['Edna Tavares Semedo', 'Edna Semedo'],
    email: 'ednasemedo@lourosa.example',
    phone: '965 555 021',
    city: 'Amadora',
    languages: ['Crioulo', 'Português', 'Francês'],
    jobs: [
      'Cozinheira de 2.ª | Eurest Portugal | Lisboa | 2019-09 | now',
      'Ajudante de cozinha | Restaurante O Poço da Serra | Queluz | 2015-05 | 2019-08',
      'Empregada de limpeza | ISS Facility Services | Oeiras | 2011-01 | 2015-04',
      'Vendedeira | Mercado de Sucupira | Praia | 2006 | 2010',
    ],
    page: `
CURRÍCULO
DADOS PESSOAIS
Nome completo: Edna Tavares Semedo
Morada: Rua Elias Garcia 305, 2.º esq., 2700-323 Amadora
Telemóvel: 965 555 021
E-mail: ednasemedo@lourosa.example
Data de nascimento: 8 de junho de 1987
Nacionalidade: cabo-verdiana e portuguesa
EXPERIÊNCIA
Eurest Portugal, Lisboa (refeitório de um hospital)
Cozinheira de 2.ª, de 09/2019 até hoje
Preparo 600 refeições por dia com mais quatro colegas, dietas, HACCP, registo de temperaturas.
Restaurante O Poço da Serra, Queluz
Ajudante de cozinha, de 05/2015 a 08/2019
Grelhados, sopas, sobremesas. Aos domingos fazia cachupa e vinha gente de Sintra.
ISS Facility Services, Oeiras
Empregada de limpeza, de 01/2011 a 04/2015
Escritórios, das 5 às 9 da manhã.
Mercado de Sucupira, Praia, Cabo Verde
Vendedeira, de 2006 a 2010
HABILITAÇÕES
12.º ano pelo RVCC, Centro Qualifica da Amadora, 2018
Curso de Técnica de Cozinha e Pastelaria, IEFP, 2019
LÍNGUAS
Crioulo, Português, Francês (percebo bem)
DISPONIBILIDADE
Turno da manhã ou horário corrido. Tenho passe, não tenho carta.
`,
  }),
  cv('16-nl-installatiemonteur', 'pdf', 'nl', 'NL', {
    names: ['Youssef el Bakkali'],
    email: 'y.elbakkali@domstad.example',
    phone: '06 5550 0164',
    city: 'Nieuwegein',
    headline: 'Servicemonteur cv en warmtepompen',
    languages: ['Nederlands', 'Berbers', 'Engels'],
    jobs: [
      'Servicemonteur | Feenstra | Utrecht | 2021-04 | now',
      'Installatiemonteur | Van Rossum Techniek BV | IJsselstein | 2015-09 | 2021-03',
      'Leerling-monteur | Installatiewerk Midden | Utrecht | 2012-09 | 2015-08',
    ],
    aside: [2],
    page: `
! Youssef el Bakkali
Servicemonteur cv en warmtepompen
= Merwestein 24, 3432 GH Nieuwegein\t06 5550 0164
= y.elbakkali@domstad.example\tgeboren 19 april 1995
# Over mij
Zelfstandig, netjes bij mensen thuis en nieuwsgierig naar techniek. Sinds twee jaar doe ik bijna alleen nog hybride en all-electric. Ik zoek een baan zonder storingsdienst in de nacht, overdag rij ik alles.
# Werkervaring
**apr 2021 – heden**
**Servicemonteur**, Feenstra, Utrecht
* Onderhoud en storingen, acht adressen per dag
* Inbedrijfstelling warmtepompen (Daikin, Nefit, Itho)
* Vakbegeleider van één leerling
**sep 2015 – mrt 2021**
**Installatiemonteur**, Van Rossum Techniek BV, IJsselstein
* Nieuwbouw en renovatie: cv, gas, water, riolering
**sep 2012 – aug 2015**
**Leerling-monteur**, Installatiewerk Midden, Utrecht
* BBL, vier dagen werken en één dag school
# Opleiding
2013 – 2015 \tEerste monteur werktuigkundige installaties, mbo 3, ROC Midden Nederland
2007 – 2012 \tvmbo-b techniek, Oosterlicht College
# Certificaten
F-gassen categorie 1, CO-vrij (BRL 6000-25), VCA-basis, BEI-laagspanning VP
# Talen
Nederlands en Berbers (moedertalen), Engels (redelijk)
# Rijbewijs
B en BE
`,
  }),
  cv('17-nl-be-boekhouder', 'docx', 'nl', 'BE', {
    names: ['Liesbeth Vanhoutte'],
    email: 'liesbeth.vanhoutte@leiestreek.example',
    phone: '0470 55 01 46',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Hoofdboekhouder | Agristo | Harelbeke | 2017-10 | now',
      'Dossierbeheerder | SBB Accountants | Kortrijk | 2009-08 | 2017-09',
      'Administratief bediende | Bouwonderneming Dekeyser | Deerlijk | 2007-09 | 2009-07',
    ],
    page: `
|| 11 6
| **Curriculum vitae**\\**Liesbeth Vanhoutte** | PIC pasfoto\\Holstraat 88\\8790 Waregem\\0470 55 01 46\\liesbeth.vanhoutte@leiestreek.example
^ **PERSONALIA**
Geboren te Kortrijk op 3 januari 1986, gehuwd met Stijn, twee kinderen. Rijbewijs B, eigen wagen.
^ **WERKERVARING**
__Hoofdboekhouder__ – Agristo, Harelbeke
Oktober 2017 tot nu
* Maandafsluiting van vier vennootschappen, btw, Intrastat
* Aansturen van zes boekhouders
* Overgang naar S/4HANA en Peppol
__Dossierbeheerder__ – SBB Accountants, Kortrijk
Augustus 2009 tot september 2017
* 70 dossiers: zelfstandigen, landbouwers, kmo’s
* Jaarrekeningen, aangiften PB en VenB
__Administratief bediende__ – Bouwonderneming Dekeyser, Deerlijk
September 2007 tot juli 2009
^ **OPLEIDING**
2004 – 2007: Bachelor bedrijfsmanagement, accountancy-fiscaliteit, Katho Kortrijk
2015: Erkend boekhouder-fiscalist, ITAA
1998 – 2004: Economie-moderne talen, Heilig Hart Waregem
^ **TALENKENNIS**
|| 5 4 4
|  | **Spreken** | **Schrijven**
| Nederlands | moedertaal | moedertaal
| Frans | zeer goed | goed
| Engels | goed | goed
^ **VRIJE TIJD**
Penningmeester van de plaatselijke turnkring, fietsen, bakken
`,
  }),
  cv('18-nl-orderpicker-bureau', 'doc', 'nl', 'NL', {
    names: ['Agnieszka Wróblewska'],
    city: 'Tilburg',
    languages: ['Pools', 'Engels', 'Nederlands'],
    jobs: [
      'Reachtruckchauffeur | DHL Supply Chain | Tilburg | 2023-01 | now',
      'Orderpicker | Bol.com | Waalwijk | 2019-03 | 2022-12',
      'Productiemedewerker | Kwekerij De Bosrand | Bleiswijk | 2017-06 | 2019-02',
      'Winkelmedewerker | Biedronka | Radom | 2013 | 2017',
    ],
    page: `
HEAD Brabant Flexwerk BV – Spoorlaan 999, Tilburg – T 013 555 01 00 – planning@brabantflexwerk.example
> **Kandidatenprofiel**
|| 6 11
| Naam | Agnieszka Wróblewska
| Woonplaats | Tilburg (eigen huurwoning)
| Geboortejaar | 1993
| Vervoer | Auto, rijbewijs B
| Talen | Pools, Engels (goed), Nederlands (A2, volgt les)
| Certificaten | Reachtruck en EPT tot 2029, VCA-basis
| Beschikbaar | Per direct, 2- of 3-ploegen
| Contactpersoon | Joost Verhagen, joost@brabantflexwerk.example
^ **Werkervaring**
|| 4.5 6 6.5
| **Periode** | **Bedrijf** | **Functie**
| 01-2023 t/m heden | DHL Supply Chain, Tilburg | Reachtruckchauffeur
| 03-2019 t/m 12-2022 | Bol.com, Waalwijk | Orderpicker
| 06-2017 t/m 02-2019 | Kwekerij De Bosrand, Bleiswijk | Productiemedewerker
| 2013 t/m 2017 | Biedronka, Radom (Polen) | Winkelmedewerker
^ **Opleiding**
Technikum Ekonomiczne, Radom, diploma 2012
^ **Onze indruk**
Rustige, stipte kracht met hoge pickaantallen. Spreekt ons in het Engels aan en probeert Nederlands. Wil doorgroeien naar teamleider.
FOOT Dit profiel is vertrouwelijk. Op onze dienstverlening zijn de ABU-voorwaarden van toepassing.
`,
  }),
  cv('19-da-toemrer', 'pdf', 'da', 'DK', {
    names: ['Rasmus Holm Bertelsen', 'Rasmus Bertelsen'],
    email: 'rasmus.holm.b@limfjordpost.example',
    phone: '20 55 01 94',
    city: 'Nørresundby',
    headline: 'Tømrersvend og byggeleder',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | A. Enggaard A/S | Aalborg | 2022-08 | now',
      'Tømrersvend | Tømrerfirmaet Søren Krogh | Vodskov | 2015-02 | 2019-07',
      'Tømrersvend | Block Watne | Stavanger | 2013-03 | 2014-12',
      'Tømrerlærling | Tømrerfirmaet Søren Krogh | Vodskov | 2009-08 | 2013-02',
    ],
    aside: [3],
    page: `
! Rasmus Holm Bertelsen
Tømrersvend og byggeleder
Strandgade 41, 9400 Nørresundby · Mobil 20 55 01 94 · rasmus.holm.b@limfjordpost.example
# Profil
Jeg er håndværker først og byggeleder bagefter. Jeg kan læse en tegning, men også se hvornår den ikke kan bygges. Til daglig er jeg rolig, og mine tidsplaner holder som regel.
# Erhvervserfaring
**Byggeleder, A. Enggaard A/S, Aalborg**
August 2022 – nu
* Boligbyggeri 40–120 enheder, fagentrepriser
* Byggemøder, kvalitetssikring i Dalux, aflevering
**Tømrersvend, Tømrerfirmaet Søren Krogh, Vodskov**
Februar 2015 – juli 2019
* Tage, facader, køkkener, sjakbajs på en skole i Hjallerup
**Tømrersvend, Block Watne, Stavanger (Norge)**
Marts 2013 – december 2014
**Tømrerlærling, Tømrerfirmaet Søren Krogh, Vodskov**
August 2009 – februar 2013
# Uddannelse
2019 – 2022 \tBygningskonstruktør, UCN, Aalborg
2009 – 2013 \tTømrer, Tech College Aalborg, bronzemedalje
# Kurser
Arbejdsmiljøkoordinator (§ 40), stilladskursus, varmt arbejde
# Sprog
Dansk, Engelsk (godt), Norsk (forstår og taler)
# Fritid
Gift med Line, to drenge, håndboldtræner for U11
`,
  }),
  cv('20-da-sosu', 'docx', 'da', 'DK', {
    names: ['Amina Warsame Jama', 'Amina Jama'],
    email: 'amina.jama@gellerupmail.example',
    phone: '20 55 01 37',
    city: 'Brabrand',
    languages: ['Somali', 'Dansk', 'Engelsk', 'Arabisk'],
    jobs: [
      'Social- og sundhedsassistent | Plejehjemmet Engholm | Aarhus | 2021-05 | now',
      'Social- og sundhedshjælper | Hjemmeplejen Vest | Brabrand | 2015-09 | 2018-12',
      'Rengøringsassistent | Forenede Service | Aarhus | 2010-03 | 2013-07',
    ],
    page: `
|| 5 12
| **CV** | **Amina Warsame Jama**
| Adresse | Edwin Rahrs Vej 55, 8220 Brabrand
| Telefon | 20 55 01 37
| E-mail | amina.jama@gellerupmail.example
| Født | 1. juli 1989
| Kørekort | B
^ **Kort om mig**
Jeg er en glad og erfaren assistent, som trives bedst blandt ældre med demens. Jeg er vant til medicinhåndtering og til samtaler med pårørende, også de svære. Jeg søger 32 timer, gerne aftenvagter.
^ **Arbejde**
|| 5 12
| 05.2021 – d.d. | Plejehjemmet Engholm, Aarhus\\Social- og sundhedsassistent\\Medicinansvarlig, kontaktperson for fem beboere, vejleder for elever
| 09.2015 – 12.2018 | Hjemmeplejen Vest, Brabrand\\Social- og sundhedshjælper\\Pleje i borgerens hjem, dag og weekend
| 03.2010 – 07.2013 | Forenede Service, Aarhus\\Rengøringsassistent
^ **Uddannelse**
|| 5 12
| 01.2019 – 04.2021 | Social- og sundhedsassistent, SOSU Østjylland
| 08.2013 – 08.2015 | Social- og sundhedshjælper, SOSU Østjylland
| 2009 | 9. klasse, VUC Aarhus
^ **Sprog**
Somali (modersmål), Dansk (flydende), Engelsk (mellem), Arabisk (lidt)
^ **IT**
Cura, FMK, Teams
^ **Referencer**
Teamleder Hanne Lykkegaard, Plejehjemmet Engholm, oplyses efter aftale
`,
  }),
];
