import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twelfth');

/** Pages in eight languages as people of many trades and countries set them, written before the reader was looked at. All people are made up. */
export const BY_HAND_TWELFTH: Sheet[] = [
  cv('01-es-infojobs', 'pdf', 'es', 'ES', {
    names: ['María del Carmen Ordóñez Pulido'],
    email: 'mcarmen.ordonez@correo-sur.example',
    phone: '655 20 18 43',
    city: 'Málaga',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Gobernanta | Hotel Mirador del Limonar | | 2017-03 | now',
      'Subgobernanta | Apartamentos Playa Bajondillo | | 2012-04 | 2017-02',
      'Camarera de pisos | Apartamentos Playa Bajondillo | | 2006-06 | 2012-03',
    ],
    page: `
! María del Carmen Ordóñez Pulido
Gobernanta de hotel
Málaga (España)
Tel. 655 20 18 43
mcarmen.ordonez@correo-sur.example
Carnet de conducir: B · Vehículo propio: Sí
# Experiencias
**Gobernanta**
Hotel Mirador del Limonar
Hostelería y restauración
marzo 2017 - Actualidad (7 años y 2 meses)
Nivel: Mando intermedio · Personal a cargo: 11 - 20
A cargo de 18 camareras de pisos, cuadrantes, pedidos de lencería y control de calidad.
**Subgobernanta**
Apartamentos Playa Bajondillo
Hostelería y restauración
abril 2012 - febrero 2017 (4 años y 11 meses)
Nivel: Especialista
Apoyo a la gobernanta y revisión de habitaciones.
**Camarera de pisos**
Apartamentos Playa Bajondillo
Hostelería y restauración
junio 2006 - marzo 2012 (5 años y 10 meses)
Nivel: Empleado/a
# Estudios
**Ciclo Formativo Grado Medio - Hostelería y Turismo**
IES La Rosaleda
septiembre 2003 - junio 2005
# Conocimientos
Opera PMS · Gestión de equipos · Lavandería · Riesgos laborales
# Idiomas
Español: Nativo
Inglés: Intermedio
Francés: Elemental
# Más sobre mí
Situación actual: Estoy trabajando pero busco trabajo activamente
`,
  }),
  cv('02-es-mx-corrido', 'docx', 'es', 'MX', {
    names: ['José Guadalupe Ramírez Tovar', 'J. Guadalupe Ramírez Tovar'],
    email: 'lupe.ramirez.tovar@micorreo-mx.example',
    phone: '33 1720 0458',
    city: 'Zapopan',
    languages: ['Inglés'],
    jobs: [
      'Jefe de turno | Empaques Tapatíos S.A. de C.V. | | 2019-03 | now',
      'Operador de inyección | Plásticos La Barca S.A. de C.V. | | 2013-08 | 2019-02',
      'Auxiliar de almacén | Ferretera del Bajío | | 2010 | 2013',
    ],
    page: `
> CURRICULUM VITAE
**DATOS PERSONALES**
NOMBRE: José Guadalupe Ramírez Tovar
EDAD: 34 AÑOS
ESTADO CIVIL: CASADO
DOMICILIO: Calle Mezquite 118, Col. Arenales Tapatíos, Zapopan, Jalisco
CELULAR: 33 1720 0458
CORREO ELECTRÓNICO: lupe.ramirez.tovar@micorreo-mx.example
CURP: RATG900212HJCMVD08
**ESCOLARIDAD**
PREPARATORIA: CONALEP Zapopan (2005-2008)
**EXPERIENCIA LABORAL**
EMPRESA: Empaques Tapatíos S.A. de C.V.
PUESTO: Jefe de turno
PERIODO: Desde marzo de 2019 a la fecha
ACTIVIDADES: Coordinar a 22 personas, arranque de línea, reporte de merma.
JEFE INMEDIATO: Ing. Raúl Cedillo

EMPRESA: Plásticos La Barca S.A. de C.V.
PUESTO: Operador de inyección
PERIODO: De agosto de 2013 a febrero de 2019
ACTIVIDADES: Cambio de moldes, inspección de primera pieza.
MOTIVO DE SALIDA: Mejor oferta

EMPRESA: Ferretera del Bajío
PUESTO: Auxiliar de almacén
PERIODO: 2010 a 2013
ACTIVIDADES: Carga y descarga, inventarios cíclicos.
**CURSOS**
Montacargas (DC-3), 5S, Primeros auxilios
**IDIOMAS**
Inglés básico 30%
`,
  }),
  cv('03-es-ar-cronologico', 'doc', 'es', 'AR', {
    names: ['Nicolás Esteban Fontana'],
    email: 'nico.fontana.87@casilla-ar.example',
    phone: '(011) 15-5555-0162',
    city: 'Morón',
    languages: ['Inglés', 'Italiano'],
    jobs: [
      'Encargado de local | Pinturerías del Oeste | | 2020-02 | now',
      'Vendedor | Pinturerías del Oeste | | 2015-11 | 2020-01',
      'Cajero | Supermercados Don Tito | | 2011-05 | 2015-10',
      'Cadete | Estudio Contable Mansilla | | 2009-03 | 2011-04',
    ],
    page: `
FONTANA, Nicolás Esteban
DNI 33.128.745 – Fecha de nacimiento: 09/10/1987
Sarmiento 842 2° B, Morón, Provincia de Buenos Aires
Cel.: (011) 15-5555-0162
Mail: nico.fontana.87@casilla-ar.example

ANTECEDENTES LABORALES

02/2020 a la actualidad: PINTURERÍAS DEL OESTE
Encargado de local. Apertura y cierre, manejo de caja, stock, objetivos de venta. A cargo de 5 vendedores.

11/2015 a 01/2020: PINTURERÍAS DEL OESTE
Vendedor. Atención al público y asesoramiento en obra.

05/2011 a 10/2015: SUPERMERCADOS DON TITO
Cajero. Cobro, arqueos, atención al cliente.

03/2009 a 04/2011: ESTUDIO CONTABLE MANSILLA
Cadete. Trámites bancarios y en AFIP.

ESTUDIOS CURSADOS
Secundario completo: Bachiller con orientación contable, E.E.M. N° 7 de Morón (2005)
Licenciatura en Comercialización, UNLaM (en curso)

IDIOMAS
Inglés: nivel intermedio. Italiano: nivel básico.

REFERENCIAS LABORALES
Marcela Ibarra, Pinturerías del Oeste, 11-5555-0170
`,
  }),
  cv('04-es-enfermera-oposicion', 'docx', 'es', 'ES', {
    names: ['Itziar Goñi de la Hoz'],
    email: 'itziargoni@buzon-norte.example',
    phone: '+34 612 300 977',
    city: 'Pamplona',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Enfermera de urgencias | Hospital Universitario de la Ribera Alta | | 2021-06 | now',
      'Enfermera de atención primaria | Servicio Navarro de Salud-Osasunbidea | | 2018-10 | 2021-05',
      'Enfermera | Clínica San Fermín | | 2015-07 | 2018-09',
    ],
    page: `
HEAD Itziar Goñi de la Hoz · itziargoni@buzon-norte.example · +34 612 300 977
> **CURRÍCULUM VÍTAE**
**1. DATOS PERSONALES**
|| 5 12
| Apellidos: | Goñi de la Hoz
| Nombre: | Itziar
| NIF: | 72.900.114-K
| Domicilio: | C/ Monasterio de Irache 48, 5º C, 31011 Pamplona
**2. TITULACIÓN ACADÉMICA**
Grado en Enfermería. Universidad Pública de Navarra. Junio 2015
Máster en Urgencias y Emergencias. Universidad de Zaragoza. 2019
**3. EXPERIENCIA PROFESIONAL**
|| 5 6 6
| **Periodo** | **Centro** | **Categoría**
| 01/06/2021 - actualidad | Hospital Universitario de la Ribera Alta | Enfermera de urgencias
| 15/10/2018 - 31/05/2021 | Servicio Navarro de Salud-Osasunbidea | Enfermera de atención primaria
| 01/07/2015 - 14/09/2018 | Clínica San Fermín | Enfermera
**4. OPOSICIONES**
Oferta pública de empleo 2020: superada la fase de oposición, puesto 112 de 640.
**5. FORMACIÓN CONTINUADA**
Soporte vital avanzado (40 h), Triaje Manchester (20 h), Ecografía vascular (15 h)
**6. IDIOMAS**
Castellano (lengua materna), Euskera (C1, EGA), Inglés (B2, FCE)
`,
  }),
  cv('05-fr-qc-ville', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève Lachance-Tremblay'],
    email: 'melachance@courriel-qc.example',
    phone: '418 555-0137',
    city: 'Lévis',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Adjointe administrative | Commission scolaire des Navigateurs-Sud | | 2018-08 | now',
      'Commis de bureau | Groupe Forestier Chaudière inc. | | 2014-01 | 2018-07',
      'Caissière | Marché Bonichoix Paquet | | 2010-05 | 2013-12',
    ],
    page: `
! Marie-Ève Lachance-Tremblay
1420, rue des Érables, app. 3
Lévis (Québec)  G6V 4T2
Cell. : 418 555-0137
melachance@courriel-qc.example
**LANGUES PARLÉES ET ÉCRITES** : Français et anglais
**EXPÉRIENCES DE TRAVAIL**
**Adjointe administrative**	Août 2018 à ce jour
Commission scolaire des Navigateurs-Sud, Lévis
* Rédaction de procès-verbaux, gestion d'agenda, accueil des parents
* Suivi des dossiers d'élèves dans GPI
**Commis de bureau**	Janvier 2014 à juillet 2018
Groupe Forestier Chaudière inc., Sainte-Marie
* Facturation et comptes clients (Acomba)
**Caissière**	Mai 2010 à décembre 2013
Marché Bonichoix Paquet, Lévis
**FORMATION ACADÉMIQUE**
**DEP en secrétariat**	2009
Centre de formation professionnelle Gabriel-Rousseau, Lévis
**CONNAISSANCES INFORMATIQUES**
Suite Microsoft Office, Acomba, Antidote
**Références fournies sur demande**
`,
  }),
  cv('06-fr-chauffeur', 'doc', 'fr', 'FR', {
    names: ['Karim Benhaddou', 'BENHADDOU Karim'],
    email: 'karim.benhaddou69@boite-mail.example',
    phone: '06 19 55 27 80',
    city: 'Vénissieux',
    jobs: [
      'Chauffeur poids lourd | Transports Jacquemond | | 2020 | now',
      'Chauffeur-livreur | Boulangerie industrielle du Rhône | | 2016 | 2020',
      'Préparateur de commandes | Entrepôt Fraîchor | | 2014 | 2016',
      "Agent d'entretien | Mairie de Vénissieux | | 2012 | 2013",
    ],
    dates: 'year',
    page: `
BENHADDOU Karim
12 allée des Cerisiers
69200 Vénissieux
06 19 55 27 80
karim.benhaddou69@boite-mail.example
36 ans, marié, 2 enfants
Permis B, C, CE - FIMO et FCO à jour - carte conducteur

CHAUFFEUR PL / SPL

EXPERIENCES PROFESSIONNELLES

Depuis 2020 : Chauffeur poids lourd, Transports Jacquemond (69)
    - livraisons régionales en frigo, hayon
    - contrôle du véhicule
2016 à 2020 : Chauffeur-livreur, Boulangerie industrielle du Rhône (69)
    - tournées de nuit, 35 clients
2014 - 2016 : Préparateur de commandes, Entrepôt Fraîchor (38)
    - CACES 1 et 3
2012 - 2013 : Agent d'entretien, Mairie de Vénissieux (contrat aidé)

FORMATION

2011 : BEP Conduite et services dans le transport routier, Lycée Marc Seguin

DIVERS

Football en club, bricolage
`,
  }),
  cv('07-fr-be-chercheur', 'pdf', 'fr', 'BE', {
    names: ["Anne-Sophie t'Kint de Roodenbeke", "Anne-Sophie t'Kint"],
    email: 'as.tkint@univ-mosane.example',
    phone: '+32 475 55 81 09',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Chargée de cours en histoire du droit | Université Mosane | | 2019-09 | now',
      'Chargée de recherches | Fonds Belge de la Recherche Historique | | 2015-10 | 2019-08',
      "Assistante d'enseignement | Université Mosane | | 2010-10 | 2015-09",
    ],
    page: `
! Anne-Sophie t'Kint de Roodenbeke
Docteure en histoire du droit
[as.tkint@univ-mosane.example](mailto:as.tkint@univ-mosane.example) | +32 475 55 81 09 | Rue de Bruxelles 61, 5000 Namur
# Parcours académique
## Université Mosane, Faculté de droit
**Chargée de cours en histoire du droit** — depuis septembre 2019
Enseignements : histoire des institutions, droit romain, séminaire de paléographie.
## Fonds Belge de la Recherche Historique
**Chargée de recherches** — d'octobre 2015 à août 2019
Projet : « Justices seigneuriales du Namurois, 1650-1795 ».
## Université Mosane, Faculté de droit
**Assistante d'enseignement** — d'octobre 2010 à septembre 2015
# Diplômes
2015 – Doctorat en sciences juridiques, Université Mosane
2010 – Master en droit, grande distinction
2007 – Bachelier en histoire
# Publications choisies
t'Kint, A.-S., La justice au village, Namur, Presses mosanes, 2018.
t'Kint, A.-S. et Collard, P., « Le bailli et ses sergents », Revue d'histoire du droit, 2021, p. 44-71.
# Mandats
Membre du conseil de faculté (2020-2022)
# Langues
Français (maternelle), néerlandais (C1), anglais (C1)
`,
  }),
  cv('08-fr-fonctionnel', 'pdf', 'fr', 'FR', {
    names: ['Sandrine Le Goff'],
    email: 'sandrine.legoff29@messagerie-ouest.example',
    phone: '07 81 55 40 12',
    city: 'Quimper',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Responsable de boutique | Maison Kervella | | 2017 | 2024',
      'Vendeuse | Maison Kervella | | 2013 | 2017',
      'Hôtesse de caisse | Super Glaz | | 2009 | 2013',
    ],
    dates: 'year',
    page: `
[[ 6 11
PIC Photo | Portrait de Sandrine Le Goff
**SANDRINE LE GOFF**
✆ 07 81 55 40 12
✉ sandrine.legoff29@
messagerie-ouest.example
⌂ 14 rue du Steïr
29000 Quimper
🚗 Permis B
**LANGUES**
Anglais : courant
Breton : lu, parlé
**ATOUTS**
★★★★★ Relationnel
★★★★☆ Organisation
★★★☆☆ Comptabilité
**LOISIRS**
Voile, chorale
---
**RESPONSABLE DE MAGASIN**
15 ans d'expérience dans le commerce de détail, à la recherche d'un poste à responsabilités dans le Finistère.
**MES COMPÉTENCES**
**Vente**
* Accueil, conseil, encaissement
* Fidélisation : +22 % de clients encartés
**Gestion**
* Commandes, inventaires, tenue de caisse
* Plannings d'une équipe de 6 personnes
**Management**
* Recrutement, intégration, entretiens annuels
**MON PARCOURS**
2017-2024   Responsable de boutique   Maison Kervella (prêt-à-porter)
2013-2017   Vendeuse   Maison Kervella
2009-2013   Hôtesse de caisse   Super Glaz
**MA FORMATION**
2009   Bac pro Commerce   Lycée Chaptal
]]
`,
  }),
  cv('09-it-dal-al', 'docx', 'it', 'IT', {
    names: ['Salvatore Lo Presti'],
    email: 's.lopresti@posta-isola.example',
    phone: '333 7780412',
    city: 'Catania',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Capo cantiere | Edilnova Costruzioni S.r.l. | | 2018 | now',
      'Muratore specializzato | Impresa Edile F.lli Grasso | | 2009-04 | 2017-12',
      'Manovale | Cooperativa Etna Lavori | | 2006 | 2009',
    ],
    page: `
> CURRICULUM VITAE DI
> **SALVATORE LO PRESTI**
**DATI ANAGRAFICI**
Luogo e data di nascita: Catania, 12.03.1987
Residenza: Via Plebiscito 331, 95122 Catania
Recapito telefonico: 333 7780412
Indirizzo di posta elettronica: s.lopresti@posta-isola.example
Patente: B, C – automunito
**ESPERIENZE LAVORATIVE**
Dal 2018 ad oggi
Capo cantiere presso Edilnova Costruzioni S.r.l. di Catania
Gestione di squadre fino a 25 operai, contabilità di cantiere, sicurezza.

Da aprile 2009 a dicembre 2017
Muratore specializzato presso Impresa Edile F.lli Grasso di Acireale
Murature, intonaci, pavimenti.

Dal 2006 al 2009
Manovale presso Cooperativa Etna Lavori di Misterbianco
**TITOLI DI STUDIO**
Licenza media conseguita nel 2001
Attestato di preposto alla sicurezza (16 ore), 2017
**LINGUE STRANIERE**
Inglese: scolastico
Francese: scolastico
**ALTRE INFORMAZIONI**
Disponibile a trasferte su tutto il territorio nazionale.
`,
  }),
  cv('10-it-concorsi', 'pdf', 'it', 'IT', {
    names: ['Maria Grazia Dell’Acqua', "Maria Grazia Dell'Acqua"],
    email: 'mg.dellacqua@pec-pubblica.example',
    phone: '049 555 0144',
    city: 'Padova',
    languages: ['Italiano', 'inglese', 'tedesco'],
    jobs: [
      'Funzionario amministrativo | Comune di Padova | | 2019-01 | now',
      'Istruttore direttivo | Comune di Abano Terme | | 2011-11 | 2018-12',
      'Collaboratore amministrativo | Azienda ULSS 16 | | 2006-03 | 2011-10',
    ],
    page: `
! FORMATO EUROPEO PER IL CURRICULUM VITAE
**INFORMAZIONI PERSONALI**
= Nome	DELL'ACQUA MARIA GRAZIA
= Indirizzo	VIA ALTINATE 77, 35121 PADOVA
= Telefono	049 555 0144
= E-mail	mg.dellacqua@pec-pubblica.example
= Nazionalità	Italiana
= Data di nascita	23 GIUGNO 1979
**ESPERIENZA LAVORATIVA**
= • Date (da – a)	DAL 01/01/2019 AD OGGI
= • Nome e indirizzo del datore di lavoro	COMUNE DI PADOVA – VIA DEL MUNICIPIO 1
= • Tipo di azienda o settore	ENTE LOCALE
= • Tipo di impiego	FUNZIONARIO AMMINISTRATIVO (tempo indeterminato, vincitrice di concorso pubblico)
= • Principali mansioni e responsabilità	GARE E CONTRATTI
= • Date (da – a)	DAL 02/11/2011 AL 31/12/2018
= • Nome e indirizzo del datore di lavoro	COMUNE DI ABANO TERME
= • Tipo di azienda o settore	ENTE LOCALE
= • Tipo di impiego	ISTRUTTORE DIRETTIVO
= • Principali mansioni e responsabilità	UFFICIO TRIBUTI
= • Date (da – a)	DAL 15/03/2006 AL 31/10/2011
= • Nome e indirizzo del datore di lavoro	AZIENDA ULSS 16
= • Tipo di impiego	COLLABORATORE AMMINISTRATIVO
**ISTRUZIONE E FORMAZIONE**
= • Date (da – a)	1998 - 2004
= • Nome e tipo di istituto di istruzione	UNIVERSITÀ DEGLI STUDI DI PADOVA
= • Qualifica conseguita	LAUREA IN GIURISPRUDENZA
**CAPACITÀ E COMPETENZE PERSONALI**
= MADRELINGUA	ITALIANO
= ALTRE LINGUE	inglese (buono), tedesco (elementare)
Il sottoscritto è a conoscenza che, ai sensi dell'art. 26 della legge 15/68, le dichiarazioni mendaci sono punite.
`,
  }),
  cv('11-it-sommelier', 'pdf', 'it', 'CH', {
    names: ['Tommaso Bernasconi'],
    email: 'tommaso.b@lago-mail.example',
    phone: '+41 79 555 12 60',
    city: 'Lugano',
    languages: ['Italiano', 'Tedesco', 'Inglese', 'Francese'],
    jobs: [
      'Chef de rang | Ristorante Al Portico | | 2022-05 | now',
      'Commis sommelier | Grand Hotel Villa Serena | | 2019-03 | 2022-04',
      'Cameriere | Pizzeria Da Gino | | 2017-06 | 2019-02',
    ],
    page: `
[[ 11 6
! Tommaso Bernasconi
__Sommelier e maître in crescita__
**● ESPERIENZA**
**Ristorante Al Portico**, Lugano
Chef de rang	05.2022 – in corso
Sala da 60 coperti, una stella Michelin.
**Grand Hotel Villa Serena**, Stresa
Commis sommelier	03.2019 – 04.2022
Cantina con 900 etichette.
**Pizzeria Da Gino**, Varese
Cameriere	06.2017 – 02.2019
**● FORMAZIONE**
Diploma alberghiero, IPSSAR De Filippi, Varese	2012 – 2017
Sommelier AIS, terzo livello	2021
---
**● CONTATTI**
📞 +41 79 555 12 60
📧 tommaso.b@lago-mail.example
📍 Lugano, Svizzera
**● LINGUE**
Italiano ●●●●●
Tedesco ●●●○○
Inglese ●●●●○
Francese ●●○○○
**● COMPETENZE**
Carta dei vini
Servizio alla russa
Micros
**● PERMESSO**
Permesso G frontaliere
]]
`,
  }),
  cv('12-it-europass-2020', 'docx', 'it', 'IT', {
    names: ['Giulia Fioravanti'],
    email: 'giulia.fioravanti@ateneo-posta.example',
    phone: '+39 320 555 0198',
    city: 'Perugia',
    languages: ['ITALIANO', 'INGLESE', 'SPAGNOLO'],
    jobs: [
      "Assegnista di ricerca | Università per l'Ambiente di Perugia | | 2022-02 | now",
      'Biologa | Laboratorio Analisi Trasimeno S.r.l. | | 2019-09 | 2022-01',
      'Tecnico di laboratorio | ARPA Umbria | | 2018-01 | 2019-08',
    ],
    page: `
! Giulia FIORAVANTI
NAZIONALITÀ: Italiana
CONTATTI
✆ Abitazione: +39 320 555 0198
[giulia.fioravanti@ateneo-posta.example](mailto:giulia.fioravanti@ateneo-posta.example)
⌂ Abitazione: Via dei Filosofi 40, 06126 Perugia (Italia)
# PRESENTAZIONE
Biologa con interesse per la qualità delle acque interne.
# ESPERIENZA LAVORATIVA
Università per l'Ambiente di Perugia – Perugia, Italia
**Assegnista di ricerca** – 01/02/2022 – Attuale
* Campionamento e analisi del fitoplancton
Laboratorio Analisi Trasimeno S.r.l. – Magione, Italia
**Biologa** – 16/09/2019 – 31/01/2022
* Analisi microbiologiche su acque destinate al consumo umano
ARPA Umbria – Perugia, Italia
**Tecnico di laboratorio** – 08/01/2018 – 31/08/2019
# ISTRUZIONE E FORMAZIONE
Università degli Studi di Perugia
**Laurea magistrale in Biologia** – 2015 – 2017
Voto finale: 110/110 e lode
# COMPETENZE LINGUISTICHE
LINGUA MADRE: ITALIANO
ALTRE LINGUE:
|| 5 3 3 3
| | Ascolto | Lettura | Scrittura
| INGLESE | C1 | C1 | B2
| SPAGNOLO | B1 | B1 | A2
`,
  }),
  cv('13-pt-br-carteira', 'docx', 'pt', 'BR', {
    names: ['Josineide Ferreira dos Santos'],
    email: 'josineide.fsantos@correio-ne.example',
    phone: '(81) 98855-0143',
    city: 'Recife',
    jobs: [
      'Técnica de enfermagem | Hospital Santa Dulce | | 2018-02 | now',
      'Cuidadora de idosos | Lar Recanto Feliz | | 2015-06 | 2018-01',
      'Recepcionista | Clínica Odonto Vida | | 2012-03 | 2015-05',
    ],
    page: `
! JOSINEIDE FERREIRA DOS SANTOS
Brasileira, solteira, 33 anos, 1 filho
Rua da Aurora, 555, Boa Vista, Recife/PE
Fone: (81) 98855-0143 (WhatsApp)
josineide.fsantos@correio-ne.example
COREN-PE 555.123-TE
**OBJETIVO:** Técnica de Enfermagem
**FORMAÇÃO**
✔ Ensino Médio Completo – Escola Estadual Sizenando Silveira
✔ Curso Técnico em Enfermagem – Grau Técnico (2014)
**EXPERIÊNCIA**
✔ **Hospital Santa Dulce**
Cargo: Técnica de enfermagem
Período: desde fevereiro de 2018
Atividades: medicação, curativos, sinais vitais, UTI adulto
✔ **Lar Recanto Feliz**
Cargo: Cuidadora de idosos
Período: junho de 2015 a janeiro de 2018
✔ **Clínica Odonto Vida**
Cargo: Recepcionista
Período: março de 2012 a maio de 2015
**CURSOS COMPLEMENTARES**
✔ APH – Atendimento pré-hospitalar
✔ Informática básica
**DISPONIBILIDADE:** plantões diurnos e noturnos
`,
  }),
  cv('14-pt-linkedin', 'pdf', 'pt', 'PT', {
    names: ['Gonçalo Vaz Pinto'],
    email: 'goncalo.vazpinto@caixa-pt.example',
    phone: '+351 912 555 018',
    city: 'Lisboa',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Diretor de Produto | Fintejo | | 2022-09 | now',
      'Gestor de Produto Sénior | Fintejo | | 2020-01 | 2022-08',
      'Gestor de Produto | Sonda Digital | | 2016-11 | 2019-12',
      'Consultor | Margem & Filhos Consultores | | 2014-09 | 2016-10',
    ],
    page: `
[[ 5 12
**Contacto**
+351 912 555 018 (Mobile)
goncalo.vazpinto@caixa-pt.example
www.linkedin.com/in/goncalovazpinto-x (LinkedIn)
**Principais competências**
Gestão de produto
Agile
Open banking
**Languages**
Português (Native or Bilingual)
Inglês (Full Professional)
Espanhol (Limited Working)
**Certifications**
Certified Scrum Product Owner
---
! Gonçalo Vaz Pinto
Diretor de Produto na Fintejo
Lisboa, Lisboa, Portugal
# Resumo
Construo produtos financeiros de que as pessoas não têm medo.
# Experiência
**Fintejo**
4 anos 8 meses
Diretor de Produto
setembro de 2022 - Present (2 anos)
Lisboa, Portugal
Lidero três equipas de produto.
Gestor de Produto Sénior
janeiro de 2020 - agosto de 2022 (2 anos 8 meses)
**Sonda Digital**
Gestor de Produto
novembro de 2016 - dezembro de 2019 (3 anos 2 meses)
Porto, Portugal
**Margem & Filhos Consultores**
Consultor
setembro de 2014 - outubro de 2016 (2 anos 2 meses)
# Formação académica
Instituto Superior de Economia e Gestão
Licenciatura, Gestão · (2011 - 2014)
]]
`,
  }),
  cv('15-pt-pedreiro', 'doc', 'pt', 'PT', {
    names: ['Manuel António Figueira'],
    email: 'manuelfigueira.obras@caixa-pt.example',
    phone: '961 555 702',
    city: 'Setúbal',
    languages: ['Português', 'Francês'],
    jobs: [
      'Encarregado de obra | Construções Arrábida, Lda. | | 2014 | now',
      'Pedreiro | Maçonnerie Duvallet SARL | | 2008 | 2014',
      'Servente | Sado Obras, S.A. | | 2001 | 2008',
    ],
    dates: 'year',
    page: `
CURRICULUM VITAE

Identificação
Nome: Manuel António Figueira
Morada: Rua do Moinho Velho, lote 4, 2910-055 Setúbal
Telemóvel: 961 555 702
Correio electrónico: manuelfigueira.obras@caixa-pt.example
Data de nascimento: 5 de Maio de 1983
Carta de condução: B e C

Experiência profissional
- De 2014 até à presente data exerce funções de Encarregado de obra na empresa Construções Arrábida, Lda., em Palmela.
- De 2008 a 2014 trabalhou como Pedreiro na Maçonnerie Duvallet SARL, em Lyon, França.
- De 2001 a 2008 trabalhou como Servente na empresa Sado Obras, S.A.

Habilitações literárias
9.º ano de escolaridade, concluído no Centro Novas Oportunidades

Línguas
Português (língua materna) e Francês (bom)
`,
  }),
  cv('16-pt-academica', 'pdf', 'pt', 'BR', {
    names: ['Thaís Yumi Nakagawa'],
    email: 'thais.nakagawa@federal-sul.example',
    phone: '+55 51 99955-0126',
    city: 'Porto Alegre',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Professora Adjunta | Universidade Federal dos Pampas | | 2021-08 | now',
      'Pesquisadora de pós-doutorado | Instituto de Oceanografia do Atlântico Sul | | 2019-03 | 2021-07',
      'Professora Substituta | Universidade Federal dos Pampas | | 2017-03 | 2018-12',
    ],
    page: `
! Thaís Yumi Nakagawa
Porto Alegre, RS • +55 51 99955-0126 • e-mail: thais.nakagawa [at] federal-sul.example • Lattes: lattes.example/0012
# ATUAÇÃO PROFISSIONAL
Universidade Federal dos Pampas (UFPA-Sul)
ago/2021 – atual: Professora Adjunta, dedicação exclusiva
mar/2017 – dez/2018: Professora Substituta
Instituto de Oceanografia do Atlântico Sul
mar/2019 – jul/2021: Pesquisadora de pós-doutorado (bolsa CNPq)
# FORMAÇÃO ACADÊMICA
2013 – 2017: Doutorado em Biologia Marinha, UFRGS
2011 – 2013: Mestrado em Ecologia, UFRGS
2006 – 2010: Graduação em Ciências Biológicas, FURG
# ARTIGOS PUBLICADOS
Nakagawa, T. Y.; Silveira, P. Larvas de camarão em lagoas costeiras. Boletim do Mar, v. 12, p. 33–49, 2020.
# ORIENTAÇÕES
2022 – 2024: Mestrado de Ana Paula Reis
# IDIOMAS
Português: nativo. Inglês: fluente. Japonês: intermediário.
`,
  }),
  cv('17-nl-sinds', 'docx', 'nl', 'NL', {
    names: ['Jeroen de Wit'],
    email: 'jeroen.de.wit@postbus-nl.example',
    phone: '06 55 01 27 38',
    city: 'Zwolle',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Voorman installatietechniek | Hanzeland Installaties B.V. | | 2019 | now',
      'Loodgieter | Van Buren & Zn. | | 2011 | 2019',
      'Leerling-monteur | Loodgietersbedrijf Hulst | | 2008 | 2011',
    ],
    dates: 'year',
    page: `
! Curriculum vitae Jeroen de Wit
**Gegevens**
Woonplaats	Zwolle
Telefoon	06 55 01 27 38
Mail	jeroen.de.wit@postbus-nl.example
Rijbewijs	B, BE
VCA-VOL	geldig tot 2027
**Wat ik doe en deed**
**Voorman installatietechniek**, Hanzeland Installaties B.V., sinds 2019
Ik stuur zes monteurs aan op nieuwbouwprojecten en doe de werkvoorbereiding.
**Loodgieter**, Van Buren & Zn., van 2011 tot 2019
Dakwerk, sanitair, cv-ketels, storingsdienst.
**Leerling-monteur**, Loodgietersbedrijf Hulst, van 2008 tot 2011
**Diploma's**
MBO niveau 3 Installatietechniek, Deltion College, 2011
Gasketel-certificaat CO, 2022
**Talen**
Nederlands, Duits (redelijk), Engels (matig)
`,
  }),
  cv('18-nl-zijbalk', 'pdf', 'nl', 'NL', {
    names: ['Fatima El Amrani'],
    email: 'fatima.elamrani@zorgmail.example',
    phone: '+31 6 5501 2294',
    city: 'Rotterdam',
    languages: ['Nederlands', 'Arabisch', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg Maasoever | | 2021-02 | now',
      'Verpleegkundige chirurgie | Ziekenhuis Zuiderpoort | | 2016-09 | 2021-01',
      'Verzorgende IG | Woonzorgcentrum De Wielewaal | | 2013-08 | 2016-08',
    ],
    page: `
[[ 5.5 11.5
PIC Pasfoto | Foto van Fatima El Amrani
**Over mij**
Betrokken, rustig in hectiek en niet bang voor een lastig gesprek.
**Contact**
+31 6 5501 2294
[Stuur mij een mail](mailto:fatima.elamrani@zorgmail.example)
Rotterdam
BIG: 99012345602
**Talen**
Nederlands
Arabisch
Engels
**Hobby's**
Wandelen
Bakken
---
! Fatima El Amrani
Verpleegkundige niveau 6
**WERKERVARING**
**WIJKVERPLEEGKUNDIGE**
Thuiszorg Maasoever – Rotterdam
februari 2021 tot heden
* Indiceren en zorgplannen schrijven
* Casemanager dementie
**VERPLEEGKUNDIGE CHIRURGIE**
Ziekenhuis Zuiderpoort – Rotterdam
september 2016 tot en met januari 2021
* Afdeling vaatchirurgie, 28 bedden
**VERZORGENDE IG**
Woonzorgcentrum De Wielewaal – Barendrecht
augustus 2013 tot en met augustus 2016
**OPLEIDINGEN**
**HBO-V**
Hogeschool Rotterdam
2014 – 2018
**CERTIFICATEN**
Voorbehouden handelingen, Wondzorg
]]
`,
  }),
  cv('19-nl-be-tabel', 'doc', 'nl', 'BE', {
    names: ['Annelies Van Hoecke'],
    email: 'annelies.vanhoecke@vlaamsepost.example',
    phone: '0486 55 30 17',
    city: 'Mechelen',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Hoofdboekhouder | Drukkerij Van Loock NV | | 2018-04 | now',
      'Dossierbeheerder | Accountantskantoor Peeters & C° | | 2012-10 | 2018-03',
      'Administratief bediende | Interlabor Interim | | 2011-07 | 2012-09',
    ],
    page: `
|| 4 13
| Naam | Annelies Van Hoecke
| Geboortedatum | 21/01/1989
| Adres | Liersesteenweg 205, 2800 Mechelen
| Gsm | 0486 55 30 17
| E-mail | annelies.vanhoecke@vlaamsepost.example
**BEROEPSERVARING**
|| 4 13
| 04/2018 - heden | **Drukkerij Van Loock NV**, Mechelen\\Hoofdboekhouder\\Maandafsluiting, btw-aangiften, jaarrekening
| 10/2012 - 03/2018 | **Accountantskantoor Peeters & C°**, Leuven\\Dossierbeheerder\\Een 60-tal kmo-dossiers van A tot Z
| 07/2011 - 09/2012 | **Interlabor Interim**, Mechelen\\Administratief bediende (uitzendkracht)
**STUDIES**
|| 4 13
| 2008 - 2011 | Bachelor Accountancy-Fiscaliteit, Thomas More Mechelen
**TALEN**
|| 4 13
| Nederlands | moedertaal
| Frans | vlot
| Engels | vlot
**INFORMATICA**
Bob50, Exact Online, Excel
`,
  }),
  cv('20-nl-tweetalig', 'pdf', 'nl', 'NL', {
    names: ['Bas van den Broek'],
    email: 'bas@vandenbroek-data.example',
    phone: '06-5501 4477',
    city: 'Eindhoven',
    jobs: [
      'Data Engineer | Brainport Analytics | | 2023-01 | now',
      'Data Engineer | Kade Verzekeringen | | 2020-03 | 2022-12',
      'BI-ontwikkelaar | Kade Verzekeringen | | 2017-06 | 2020-02',
      'Stagiair | Philibert Lighting | | 2016-09 | 2017-05',
    ],
    aside: [3],
    page: `
FOOT Bas van den Broek | bas@vandenbroek-data.example | 06-5501 4477 | pagina 1
! Bas van den Broek
Data engineer uit Eindhoven die van saaie pipelines houdt
**Profiel**
Zeven jaar ervaring met datawarehouses, de laatste drie in de cloud.
**Ervaring**
Brainport Analytics → Data Engineer
2023.01 – nu · Eindhoven
* dbt, Snowflake, Airflow
Kade Verzekeringen → Data Engineer
2020.03 – 2022.12 · Utrecht
* Migratie van Oracle naar Azure Synapse
Kade Verzekeringen → BI-ontwikkelaar
2017.06 – 2020.02 · Utrecht
Philibert Lighting → Stagiair
2016.09 – 2017.05 · Eindhoven
**Opleiding**
Fontys Hogeschool → HBO-ICT
2013 – 2017
**Tools**
Python, SQL, dbt, Snowflake, Terraform
`,
  }),
  cv('21-sv-plain', 'doc', 'sv', 'SE', {
    names: ['Ann-Charlotte Bergqvist'],
    email: 'lotta.bergqvist@brevlada.example',
    phone: '070-555 01 83',
    city: 'Norrköping',
    languages: ['Svenska', 'Engelska', 'Finska'],
    jobs: [
      'Undersköterska | Norrköpings kommun | | 2016 | now',
      'Vårdbiträde | Attendo Smedby äldreboende | | 2009 | 2016',
      'Butiksbiträde | ICA Kneippen | | 2003 | 2009',
    ],
    dates: 'year',
    page: `
Ann-Charlotte "Lotta" Bergqvist
Plankgatan 14, 602 19 Norrköping
070-555 01 83
lotta.bergqvist@brevlada.example

Född 1982

Anställningar

2016 -	Undersköterska, Norrköpings kommun, hemtjänsten Lindö
	Tillsvidareanställd 85 %. Kontaktperson för sex kunder.
2009 - 2016	Vårdbiträde, Attendo Smedby äldreboende
2003 - 2009	Butiksbiträde, ICA Kneippen
	Kassa, frukt och grönt.

Utbildningar

2014 - 2015	Undersköterskeutbildning, Kunskapsnavet, Norrköping
1998 - 2001	Handelsprogrammet, Ebersteinska gymnasiet

Språk

Svenska (modersmål), engelska (god), finska (god)

Övrigt

Körkort B. Referenser lämnas på begäran.
`,
  }),
  cv('22-sv-ingenjor', 'pdf', 'sv', 'SE', {
    names: ['Erik Åkerblom'],
    email: 'erik.akerblom@teknikpost.example',
    phone: '+46 73 555 01 29',
    city: 'Göteborg',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Gruppchef mekanik | Västkust Marin AB | | 2021-08 | now',
      'Konstruktör | Västkust Marin AB | | 2017-01 | 2021-07',
      'Beräkningsingenjör | Hisingens Teknikkonsult AB | | 2013-09 | 2016-12',
    ],
    page: `
! Erik Åkerblom
Civilingenjör maskinteknik
|| 8.5 8.5
| Göteborg | +46 73 555 01 29
| erik.akerblom@teknikpost.example | linkedin.com/in/erikakerblom-x
# Arbetslivserfarenhet
**Västkust Marin AB** (2017 – )
__Gruppchef mekanik__	aug 2021 – pågående
* Personalansvar för nio konstruktörer
__Konstruktör__	jan 2017 – jul 2021
* Propelleraxlar, CATIA V5
**Hisingens Teknikkonsult AB**
__Beräkningsingenjör__	sep 2013 – dec 2016
* FEM i Ansys åt fordonsindustrin
# Utbildning
**Chalmers tekniska högskola**
Civilingenjör, maskinteknik	2008 – 2013
# Språkkunskaper
Svenska, engelska, tyska (grunder)
# Datorkunskaper
CATIA V5, Ansys, Matlab
`,
  }),
  cv('23-da-koek', 'docx', 'da', 'DK', {
    names: ['Mette Kirkegaard Holm'],
    email: 'mettekh@postkasse-dk.example',
    phone: '51 55 03 28',
    city: 'Aarhus',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Souschef | Restaurant Åhaven | | 2020 | now',
      'Kok | Hotel Bugten | | 2016 | 2020',
      'Kokkeelev | Kantinen Ceres | | 2012 | 2016',
    ],
    dates: 'year',
    aside: [2],
    page: `
! Mette Kirkegaard Holm
37 år · Skolebakken 9, 8000 Aarhus C · tlf. 51 55 03 28 · mettekh@postkasse-dk.example
**Kort om mig**
Jeg laver mad af det, der er i sæson, og holder af et køkken, hvor man taler pænt.
**Ansættelser**
2020 – d.d.: **Souschef**, Restaurant Åhaven
Ansvar for vagtplan, varebestilling og egenkontrol.
2016 – 2020: **Kok**, Hotel Bugten
Konferencer op til 250 gæster.
2012 – 2016: **Kokkeelev**, Kantinen Ceres
**Uddannelse**
2012 – 2016: Gastronom, Aarhus Tech (svendebrev)
2006: Studentereksamen, Langkær Gymnasium
**Sprog**
Dansk (modersmål), engelsk (flydende), tysk (lidt)
**Privat**
Gift med Jonas, to børn. Løber og dyrker vinterbadning.
`,
  }),
  cv('24-no-stillinger', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Kjersti Haugland Moe'],
    email: 'kjersti.moe@epost-no.example',
    phone: '+47 915 55 032',
    city: 'Bergen',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Avdelingsleder regnskap | Vestkyst Sjømat AS | | 2020-05 | now',
      'Regnskapskonsulent | Fjordtall Regnskap AS | | 2014-08 | 2020-04',
      'Kundebehandler | Sparebanken Nordhav | | 2011-09 | 2014-07',
    ],
    page: `
> **Curriculum Vitae**
|| 4 13
| Navn: | Kjersti Haugland Moe
| Adresse: | Nygårdsgaten 88, 5008 Bergen
| Mobil: | +47 915 55 032
| E-post: | kjersti.moe@epost-no.example
| Født: | 11.11.1986
**Nøkkelkvalifikasjoner**
Autorisert regnskapsfører med ledererfaring fra havbruk.
**Arbeidserfaring**
|| 4 13
| **05.2020 – dags dato** | **Vestkyst Sjømat AS, Bergen**
|  | Avdelingsleder regnskap
|  | Ansvar for månedsavslutning og fire medarbeidere
| **08.2014 – 04.2020** | **Fjordtall Regnskap AS, Bergen**
|  | Regnskapskonsulent
|  | 35 kunder innen bygg og handel
| **09.2011 – 07.2014** | **Sparebanken Nordhav, Florø**
|  | Kundebehandler
**Utdanning**
|| 4 13
| **2008 – 2011** | Bachelor i økonomi og administrasjon, Høgskulen på Vestlandet
**Språk**
Norsk: morsmål. Engelsk: flytende. Spansk: noe.
**Verv**
|| 4 13
| 2018 – 2022 | Kasserer i Laksevåg Turnforening
`,
  }),
  cv('25-en-in-tech', 'docx', 'en', 'IN', {
    names: ['Lakshmi Narasimhan R', 'R Lakshmi Narasimhan', 'Lakshmi Narasimhan'],
    email: 'lnarasimhan.r@inmail.example',
    phone: '+91-90030 55127',
    city: 'Bengaluru',
    languages: ['English', 'Tamil', 'Kannada'],
    jobs: [
      'Technical Lead | Nandi Infosystems Pvt. Ltd. | | 2021-07 | now',
      'Senior Software Engineer | Cauvery Technologies | | 2017-08 | 2021-06',
      'Software Engineer | Deccan Softlabs India Private Limited | | 2014-06 | 2017-07',
    ],
    page: `
**LAKSHMI NARASIMHAN R**
Email ID : lnarasimhan.r@inmail.example	Contact No : +91-90030 55127
**PROFESSIONAL SUMMARY**
* Having 10+ years of experience in Java/J2EE, Spring Boot and Microservices.
* Good exposure on AWS and Docker.
* Worked with clients like Maybury Bank and Orient Telecom.
**WORK HISTORY**
* Currently working with Nandi Infosystems Pvt. Ltd., Bengaluru as Technical Lead from July 2021 to till date.
* Worked with Cauvery Technologies, Bengaluru as Senior Software Engineer from August 2017 to June 2021.
* Worked with Deccan Softlabs India Private Limited, Chennai as Software Engineer from June 2014 to July 2017.
**TECHNICAL SKILLS**
|| 5 12
| Languages | Java, SQL, JavaScript
| Frameworks | Spring Boot, Hibernate
| Tools | Jenkins, Git, Docker
**PROJECT DETAILS**
**Project #1**
Project : Retail lending portal
Client : Maybury Bank
Role : Developer
Duration : Aug 2021 – Dec 2022
Description : The portal takes loan applications of retail customers.
**EDUCATION**
B.E. (ECE) from Anna University with 76% in 2014
**PERSONAL PROFILE**
Father's Name : V. Rangarajan
Date of Birth : 02-Oct-1992
Languages Known : English, Tamil and Kannada
Permanent Address : 22/7 Kamaraj Street, Salem, Tamil Nadu
Current Location : Bengaluru
`,
  }),
  cv('26-en-ph-nurse', 'pdf', 'en', 'AE', {
    names: ['Maria Cristina B. Dela Cruz', 'Maria Cristina Dela Cruz'],
    email: 'mcbdelacruz_rn@pinoymail.example',
    phone: '+971 50 555 0183',
    city: 'Dubai',
    languages: ['English', 'Tagalog'],
    jobs: [
      'Staff Nurse - ICU | Al Safwa Specialist Hospital | | 2019-09 | now',
      'Staff Nurse - Medical Ward | Batangas Doctors Medical Center | | 2015-04 | 2019-07',
      'Volunteer Nurse | Lipa City District Hospital | | 2014-09 | 2015-03',
    ],
    page: `
> MARIA CRISTINA B. DELA CRUZ, RN, BSN
> Al Nahda 2, Dubai, United Arab Emirates
> Mobile: +971 50 555 0183
> Email: mcbdelacruz_rn@pinoymail.example
> Visa Status: Employment Visa (transferable)
**CAREER OBJECTIVE**
To render quality nursing care in a hospital setting where I can grow personally and professionally.
**LICENSES**
DHA License No. 55512-P – valid until 2026
PRC License No. 0855123
**WORK EXPERIENCES**
POSITION: Staff Nurse - ICU
HOSPITAL: Al Safwa Specialist Hospital, Dubai (120-bed capacity)
INCLUSIVE DATES: September 2019 – Present
DUTIES AND RESPONSIBILITIES:
* Renders total patient care to ventilated patients
* Carries out doctor's orders

POSITION: Staff Nurse - Medical Ward
HOSPITAL: Batangas Doctors Medical Center, Philippines (200-bed capacity)
INCLUSIVE DATES: April 2015 – July 2019

POSITION: Volunteer Nurse
HOSPITAL: Lipa City District Hospital, Philippines
INCLUSIVE DATES: September 2014 – March 2015
**EDUCATIONAL BACKGROUND**
TERTIARY: Bachelor of Science in Nursing, University of Batangas, 2010 – 2014
SECONDARY: Lipa National High School, 2006 – 2010
**PERSONAL DATA**
Date of Birth: May 14, 1993
Civil Status: Married
Height: 5'2"
Languages: English, Tagalog
**CHARACTER REFERENCES**
Dr. Hamad Al Marri, ICU Consultant, Al Safwa Specialist Hospital
`,
  }),
  cv('27-en-ng-banker', 'docx', 'en', 'NG', {
    names: ['Chukwuemeka Ifeanyi Okonkwo', 'OKONKWO Chukwuemeka Ifeanyi'],
    email: 'emeka.okonkwo@naijamail.example',
    phone: '0803 555 0174',
    city: 'Lagos',
    languages: ['English', 'Igbo'],
    jobs: [
      'Branch Operations Manager | Unity Trust Bank Plc | | 2019-01 | now',
      'Customer Service Officer | Unity Trust Bank Plc | | 2014-06 | 2018-12',
      'Corps Member (Teacher) | Government Secondary School, Ikom | | 2012-11 | 2013-10',
    ],
    aside: [2],
    page: `
> **OKONKWO, CHUKWUEMEKA IFEANYI**
> No. 14 Adeniyi Street, Off Bode Thomas, Surulere, Lagos
> 0803 555 0174
> emeka.okonkwo@naijamail.example
**BIO-DATA**
= Date of Birth:	18th August, 1989
= Sex:	Male
= Marital Status:	Married
= State of Origin:	Anambra
= L.G.A.:	Aguata
= Nationality:	Nigerian
= Languages spoken:	English, Igbo
**EDUCATIONAL QUALIFICATIONS**
* B.Sc. Accounting (Second Class Upper), Nnamdi Azikiwe University, Awka	2012
* West African Senior School Certificate (WASSCE)	2006
**PROFESSIONAL QUALIFICATIONS**
* Associate, Chartered Institute of Bankers of Nigeria (ACIB)	2017
**WORKING EXPERIENCE WITH DATES**
**UNITY TRUST BANK PLC**	**June, 2014 – Till Date**
Branch Operations Manager	(Jan. 2019 – Till Date)
* Supervise tellers and customer service unit of 14 staff
* Ensure compliance to CBN guidelines
Customer Service Officer	(June, 2014 – Dec. 2018)
**GOVERNMENT SECONDARY SCHOOL, IKOM (NYSC)**	**Nov., 2012 – Oct., 2013**
Corps Member (Teacher)
**HOBBIES**
Reading, Travelling, Football
**REFEREES**
Available on request
`,
  }),
  cv('28-en-gulf-driver', 'doc', 'en', 'AE', {
    names: ['Mohammed Irfan Shaikh'],
    email: 'irfan.shaikh1985@inmail.example',
    phone: '055 550 1938',
    city: 'Sharjah',
    languages: ['English', 'Hindi', 'Urdu', 'Arabic'],
    jobs: [
      'Heavy Driver | Gulf Sands Contracting LLC | | 2016-02 | now',
      'Light Vehicle Driver | Al Rawabi Foodstuff Trading | | 2011-10 | 2016-01',
      'Mechanic Helper | Sai Auto Garage | | 2006 | 2011',
    ],
    page: `
MOHAMMED IRFAN SHAIKH
POST APPLIED FOR: HEAVY DRIVER
Mob: 055 550 1938
E-mail: irfan.shaikh1985 @ inmail.example
Industrial Area 6, Sharjah, U.A.E.

OBJECTIVES
Seeking for a good position in reputed company where I can utilise my driving skill.

EXPERIENCE
▪ 8 years experience in UAE
Company Name : Gulf Sands Contracting LLC
Designation : Heavy Driver
Duration : 02/2016 to Still Working
Location : Sharjah, U.A.E.

Company Name : Al Rawabi Foodstuff Trading
Designation : Light Vehicle Driver
Duration : 10/2011 to 01/2016
Location : Ajman, U.A.E.

Company Name : Sai Auto Garage
Designation : Mechanic Helper
Duration : 2006 to 2011
Location : Pune, India

DRIVING LICENSE DETAILS
License No : 5550193
Issue Date : 12-03-2012
Expiry Date : 11-03-2027
Place of Issue : Sharjah

PASSPORT DETAILS
Passport No : Z5550193
Date of Expiry : 04-09-2029

PERSONAL INFORMATION
Nationality : Indian
Date of Birth : 15-08-1985
Religion : Islam
Marital Status : Married
Languages : English, Hindi, Urdu, Arabic

DECLARATION
I hereby certify that the above information are true and correct.
`,
  }),
  cv('29-de-meister', 'pdf', 'de', 'DE', {
    names: ['Jürgen Böttcher'],
    email: 'juergen.boettcher@postamt-west.example',
    phone: '0173 555 01 46',
    city: 'Hagen',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Werkstattleiter | Autohaus Volmetal GmbH | | 2012-01 | now',
      'Kfz-Meister | Autohaus Volmetal GmbH | | 2006-07 | 2011-12',
      'Kfz-Mechaniker | Kfz-Service Lindemann | | 1999-08 | 2006-06',
    ],
    page: `
FOOT Jürgen Böttcher – Buschstraße 77 – 58099 Hagen – 0173 555 01 46 – juergen.boettcher@postamt-west.example
! Lebenslauf
**Beruflicher Werdegang**
Januar 2012 bis dato
**Autohaus Volmetal GmbH, Hagen**
Werkstattleiter
* Verantwortung für 14 Mitarbeiter und 4 Auszubildende
* Einführung der digitalen Auftragsannahme
Juli 2006 bis Dezember 2011
**Autohaus Volmetal GmbH, Hagen**
Kfz-Meister
August 1999 bis Juni 2006
**Kfz-Service Lindemann, Schwerte**
Kfz-Mechaniker
**Aus- und Weiterbildung**
2005 bis 2006
Meisterschule, Handwerkskammer Dortmund
August 1996 bis Juli 1999
Ausbildung zum Kfz-Mechaniker, Autohaus Kremer, Iserlohn
**Persönliches**
geboren am 3. März 1980 in Hagen, verheiratet, ein Sohn
Sprachen: Deutsch, Englisch (Grundkenntnisse)
Hagen, im September 2024
`,
  }),
  cv('30-de-quereinsteigerin', 'docx', 'de', 'DE', {
    names: ['Dilek Yıldız-Hartmann', 'Dilek Yildiz-Hartmann'],
    email: 'dilek.yh@briefkasten.example',
    phone: '+49 176 5550 1923',
    city: 'Mannheim',
    languages: ['Türkisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Sachbearbeiterin Leistungsabrechnung | BKK Kurpfalz | | 2022-04 | now',
      'Filialleiterin | Bäckerei Görtz & Sohn | | 2016-10 | 2021-12',
      'Verkäuferin | Bäckerei Görtz & Sohn | | 2012-03 | 2016-09',
    ],
    page: `
[[ 5 12
! Dilek
! Yıldız-Hartmann
KONTAKT
☎ +49 176 5550 1923
✉ dilek.yh@briefkasten.example
⚑ Mannheim
SPRACHEN
Türkisch – Muttersprache
Deutsch – fließend
Englisch – gut
STÄRKEN
Zahlen
Geduld
Humor
---
**WAS ICH GERADE MACHE**
Sachbearbeiterin Leistungsabrechnung | BKK Kurpfalz, Mannheim
seit 04/2022
Prüfung von Heil- und Hilfsmittelrechnungen
**WAS ICH VORHER GEMACHT HABE**
Elternzeit
01/2022 – 03/2022
Filialleiterin | Bäckerei Görtz & Sohn, Ludwigshafen
10/2016 – 12/2021
Personalplanung für 9 Mitarbeiterinnen, Tagesabschluss
Verkäuferin | Bäckerei Görtz & Sohn, Ludwigshafen
03/2012 – 09/2016
**WAS ICH GELERNT HABE**
Kauffrau im Gesundheitswesen (IHK), Fernstudium
2020 – 2022
Mittlere Reife, Pestalozzi-Schule
2011
]]
`,
  }),
];
