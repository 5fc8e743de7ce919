import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-seventh');

/** The open ones in German, French and Spanish. All people are made up. */
export const BY_HAND_FORTY_SEVENTH_OTHERS: Sheet[] = [
  cv('10-de-at-fahrer', 'docx', 'de', 'AT', {
    names: ['Josef Hinterplattner', 'Sepp Hinterplattner', 'Josef „Sepp“ Hinterplattner'],
    email: 'sepp.hinterplattner@muehlviertel.example',
    phone: '0660 555 0138',
    city: 'Rohrbach-Berg',
    headline: 'Kraftfahrer C, CE, D',
    languages: ['Deutsch', 'Tschechisch'],
    aside: [3],
    jobs: [
      'Busfahrer | Sabtours | Linz | 2019-09 | now',
      'Fernfahrer | Petschl Transporte | Perg | 2008-03 | 2019-08',
      'Milchwagenfahrer | Berglandmilch | Feldkirchen | 2002-01 | 2008-02',
      'Lehre Landmaschinentechniker | Lagerhaus | Rohrbach | 1996-08 | 1999-12',
    ],
    page: `
|| 12 5
| **Josef „Sepp“ Hinterplattner**\\Kraftfahrer C, CE, D\\Haslacher Straße 14, 4150 Rohrbach-Berg | 0660 555 0138\\sepp.hinterplattner@muehlviertel.example
# Was ich kann
* C95 und D95 gültig bis 2030, ADR-Basis, Kran bis 300 kNm
* 1,9 Millionen Kilometer, ein Parkschaden
# Dienstgeber
September 2019 bis dato
Sabtours, Linz
Busfahrer: Linie Mühlviertel, im Sommer Reisebus Kroatien
März 2008 bis August 2019
Petschl Transporte, Perg
Fernfahrer: Italien, Benelux, Planensattel
Jänner 2002 bis Februar 2008
Berglandmilch, Feldkirchen
Milchwagenfahrer
August 1996 bis Dezember 1999
Lagerhaus, Rohrbach
Lehre Landmaschinentechniker (LAP bestanden)
# Präsenzdienst
2000, Kaserne Freistadt
# Schule
Volks- und Hauptschule Haslach, Polytechnischer Lehrgang
# Sprachen
Deutsch, Tschechisch (für die Grenze reicht es)
`,
  }),
  cv('11-de-de-bilanzbuchhalterin', 'doc', 'de', 'DE', {
    names: ['Friederike von der Heydt', 'Dr. Friederike von der Heydt'],
    email: 'f.vonderheydt@neckarblick.example',
    phone: '+49 171 3920017',
    city: 'Esslingen',
    headline: 'Leiterin Rechnungswesen | Bilanzbuchhalterin (IHK)',
    languages: ['Deutsch', 'Englisch', 'Französisch'],
    jobs: [
      'Leiterin Rechnungswesen | Festo SE & Co. KG | Esslingen | 2020-07 | now',
      'Referentin Konzernbilanzierung | Mahle GmbH | Stuttgart | 2014-02 | 2020-06',
      'Wissenschaftliche Mitarbeiterin | Universität Hohenheim | Stuttgart | 2009-10 | 2013-12',
    ],
    page: `
[[ 5.5 11.5
**KONTAKT**
Hirschlandstraße 9
73730 Esslingen
+49 171 3920017
f.vonderheydt@neckarblick.example
^ **SPRACHEN**
Deutsch
Englisch (C1)
Französisch (B1)
^ **SOFTWARE**
SAP S/4HANA FI/CO
LucaNet
Power BI
^ **PERSÖNLICH**
Jahrgang 1983
Chorleiterin
---
! Dr. Friederike von der Heydt
Leiterin Rechnungswesen | Bilanzbuchhalterin (IHK)
^ **BERUFSPRAXIS**
**Leiterin Rechnungswesen**
Festo SE & Co. KG, Esslingen
Juli 2020 bis heute
* 14 Mitarbeitende, Einzelabschluss HGB, Zulieferung IFRS
* Fast Close: von WT 9 auf WT 5
**Referentin Konzernbilanzierung**
Mahle GmbH, Stuttgart
Februar 2014 bis Juni 2020
* Konsolidierung, Impairment-Tests, Schulung der Töchter
**Wissenschaftliche Mitarbeiterin**
Universität Hohenheim, Stuttgart
Oktober 2009 bis Dezember 2013
* Promotion: „Rückstellungen unter IFRS“
^ **STUDIUM UND ABSCHLÜSSE**
Bilanzbuchhalterin (IHK), 2016
Dr. oec., Universität Hohenheim, 2014
Diplom-Ökonomin, Universität Hohenheim, 2009
Abitur, Hölderlin-Gymnasium Nürtingen, 2002
]]
`,
  }),
  cv('12-de-de-schweisser', 'pdf', 'de', 'DE', {
    names: ['Uwe Kassebohm'],
    phone: '0152 28895456',
    city: 'Papenburg',
    languages: [],
    aside: [3],
    jobs: [
      'Schweißer (MAG/WIG) | Meyer Werft | Papenburg | 2014 | now',
      'Schweißer | Nordseewerke | Emden | 2003 | 2013',
      'Soldat auf Zeit | Bundeswehr | Leer | 1999 | 2003',
      'Lehre als Konstruktionsmechaniker | Stahlbau Terhorst | Rhede | 1995 | 1999',
    ],
    page: `
Kassebohm, Uwe
Splitting rechts 212
26871 Papenburg
Tel. 0152 28895456, am besten nach 15 Uhr

Kurzer Lebenslauf

Geboren am 3. März 1979 in Papenburg, deutsch, geschieden, eine Tochter.

1985 bis 1995     Grund- und Hauptschule
1995 bis 1999     Lehre als Konstruktionsmechaniker, Stahlbau Terhorst, Rhede
1999 bis 2003     Soldat auf Zeit, Bundeswehr, Leer
2003 bis 2013     Schweißer, Nordseewerke, Emden (bis zum Schluss)
seit 2014         Schweißer (MAG/WIG), Meyer Werft, Papenburg

Scheine: Schweißerprüfung nach ISO 9606-1, 111, 135, 141, alle gültig. Kranschein, Staplerschein, Führerschein BE.

Ich suche was Festes in Tagschicht, gern auch Montage im Umkreis von 80 km.

Papenburg, 2.11.26
U. Kassebohm
`,
  }),
  cv('13-fr-ch-enseignant', 'docx', 'fr', 'CH', {
    names: ['Anouk Chappuis-Rochat', 'Anouk Chappuis'],
    email: 'anouk.chappuis@lemanbleu.example',
    phone: '078 555 01 52',
    city: 'Morges',
    languages: ['Français', 'Allemand', 'Anglais'],
    aside: [3],
    jobs: [
      'Enseignante 7-8P | Établissement primaire Beausobre | Morges | 2019-08 | now',
      'Enseignante remplaçante | Établissement d’Aubonne | Aubonne | 2018-01 | 2019-07',
      'Conseillère clientèle | Banque Cantonale Vaudoise | Nyon | 2009-05 | 2014-08',
      'Apprentissage d’employée de commerce | Retraites Populaires | Lausanne | 2006-08 | 2009-04',
    ],
    page: `
> CURRICULUM VITÆ
{{
**Chappuis-Rochat Anouk**
Avenue de Marcelin 30
1110 Morges
078 555 01 52
anouk.chappuis@lemanbleu.example
Née le 14 juin 1990
Originaire de L’Abbaye (VD)
Mariée, un enfant
}}
# Parcours professionnel
2019 (août) – aujourd’hui
Enseignante 7-8P, Établissement primaire Beausobre, Morges. Maîtrise de classe à 70 %, camps, référente numérique.
2018 (janvier) – 2019 (juillet)
Enseignante remplaçante, Établissement d’Aubonne, Aubonne. Remplacements longs, 3P à 6P.
2009 (mai) – 2014 (août)
Conseillère clientèle, Banque Cantonale Vaudoise, Nyon. Guichet puis crédit.
# Formation
2014 – 2017
Bachelor of Arts en enseignement primaire, HEP Vaud, Lausanne
2006 (août) – 2009 (avril)
Apprentissage d’employée de commerce, Retraites Populaires, Lausanne (CFC et maturité professionnelle)
# Langues
Français (langue maternelle), Allemand (B2), Anglais (B1)
# Références
M. Yvan Tschudi, directeur, 078 555 01 09
`,
  }),
  cv('14-fr-ca-mecanicienne', 'doc', 'fr', 'CA', {
    names: ['Marie-Ève Tremblay-Ouellet', 'Marie-Ève Tremblay Ouellet'],
    email: 'meto@fjordcourriel.example',
    phone: '418 555-0164',
    city: 'Saguenay',
    headline: 'Mécanicienne industrielle (classe 4)',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Mécanicienne industrielle | Rio Tinto | Saguenay | 2020-05 | now',
      'Mécanicienne d’entretien | Produits forestiers Résolu | Alma | 2015-09 | 2020-04',
      'Journalière | Charl-Pol | Saguenay | 2013-06 | 2015-08',
    ],
    page: `
! Marie-Ève Tremblay-Ouellet
Mécanicienne industrielle (classe 4)
^ Saguenay (Québec) | 418 555-0164 | meto@fjordcourriel.example
# Faits saillants
* 11 ans d’entretien préventif et correctif en milieu syndiqué
* Cadenassage, espace clos, pont roulant, ASP
* Alignement laser, vibration niveau I
# Expériences de travail
**Mécanicienne industrielle** \tMai 2020 à aujourd’hui
Rio Tinto – Saguenay
Usine Arvida : ponts roulants, convoyeurs d’alumine, garde une fin de semaine sur quatre
**Mécanicienne d’entretien** \tSeptembre 2015 à avril 2020
Produits forestiers Résolu – Alma
Machine à papier, pompes, arrêts planifiés
**Journalière** \tJuin 2013 à août 2015
Charl-Pol – Saguenay
# Scolarité
DEP Mécanique industrielle de construction et d’entretien, CFP La Baie, 2015
DES, École secondaire Charles-Gravel, 2011
# Langues
Français, Anglais (fonctionnel)
# Bénévolat
Pompière volontaire à Saint-Fulgence depuis 2019
`,
  }),
  cv('15-fr-fr-ordonnancement-dossier', 'pdf', 'fr', 'FR', {
    names: ['Éric de La Brosse', 'Éric de la Brosse', 'Éric De La Brosse'],
    city: 'Cholet',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Responsable ordonnancement | Michelin | Cholet | 2018-05 | now',
      'Planificateur | Thales | Cholet | 2011-02 | 2018-04',
      'Agent de planning | Charal | Cholet | 2005-09 | 2011-01',
    ],
    page: `
HEAD ATLANTIQUE COMPÉTENCES – cabinet de recrutement industriel – Nantes – 02 61 91 30 45 – contact@atlantique-competences.example
FOOT Dossier confidentiel. Ne pas contacter le candidat ni son employeur directement. Votre interlocutrice : Soizic Morvan, 06 39 98 90 90
# DOSSIER DE PRÉSENTATION
|| 6 11
| Candidat | M. Éric DE LA BROSSE
| Statut | Cadre, en poste
| Résidence | Cholet
| Mobilité | Maine-et-Loire, Vendée
| Disponibilité | 3 mois, négociable
| Rémunération actuelle | 49 k€ fixe + 8 %
| Langues | Anglais (courant), Espagnol (lu)
# AVIS DU CABINET
Entretien le 5 novembre. Calme, pédagogue, tient ses chiffres de tête. Motif de départ : site en restructuration.
# CARRIÈRE
Mai 2018 – ce jour \tMichelin, Cholet
Responsable ordonnancement
* 4 planificateurs, S&OP, passage à SAP IBP
* Taux de service de 91 à 97 %
Février 2011 – avril 2018 \tThales, Cholet
Planificateur
* Atelier de câblage, jalonnement, pénuries de composants
Septembre 2005 – janvier 2011 \tCharal, Cholet
Agent de planning
# FORMATION
Licence pro Logistique, IUT de Saint-Nazaire, 2005
APICS CPIM, 2014
`,
  }),
  cv('16-es-mx-planeador', 'docx', 'es', 'MX', {
    names: ['Rosa Isela Garza Treviño', 'Rosa Isela Garza'],
    email: 'rosaisela.garza@regiomail.example',
    phone: '81 5555 0163',
    city: 'Apodaca',
    languages: ['Inglés'],
    jobs: [
      'Planeadora de Producción | Whirlpool | Apodaca | 2021-03 | now',
      'Analista de Materiales | Metalsa | Apodaca | 2016-07 | 2021-02',
      'Auxiliar de Almacén | Nemak | García | 2013-01 | 2016-06',
    ],
    page: `
SOLICITUD DE EMPLEO
|| 4.5 4 4.5 4
| Apellido paterno | Garza | Apellido materno | Treviño
| Nombre(s) | Rosa Isela | Edad | 34 años
| Municipio | Apodaca, N.L. | Colonia | Pueblo Nuevo
| Celular | 81 5555 0163 | Estado civil | Casada
| Correo | rosaisela.garza@regiomail.example | Sueldo deseado | $32,000 mensual
ESCOLARIDAD
|| 4.5 8 4.5
| Nivel | Escuela | Años
| Profesional | Ing. Industrial Administradora, UANL | 2009 – 2014
| Preparatoria | Prepa 8, UANL | 2007 – 2009
EMPLEO ACTUAL Y ANTERIORES
|| 5 4 4 4
| Concepto | Actual | Anterior | Anterior
| Compañía | Whirlpool | Metalsa | Nemak
| Ciudad | Apodaca | Apodaca | García
| Puesto | Planeadora de Producción | Analista de Materiales | Auxiliar de Almacén
| Desde | Marzo 2021 | Julio 2016 | Enero 2013
| Hasta | Actual | Febrero 2021 | Junio 2016
| Jefe directo | Ing. Raúl Cantú | Lic. Nora Salas | Sr. Beto Ríos
| Motivo de salida | Crecimiento | Mejor oferta | Mejor oferta
CONOCIMIENTOS
Inglés 70 %. SAP PP y MM, MRP, Excel avanzado, IATF 16949
EMERGENCIAS
Avisar a Heriberto Luna (esposo), 81 5555 0120
`,
  }),
  cv('17-es-es-enfermera', 'doc', 'es', 'ES', {
    names: [
      'María del Carmen Fernández de la Torre',
      'María Carmen Fernández de la Torre',
      'Mamen Fernández de la Torre',
      'Mª del Carmen Fernández de la Torre',
    ],
    email: 'mamen.fdezdelatorre@esgueva.example',
    phone: '600 555 014',
    city: 'Valladolid',
    headline: 'Enfermera especialista en Geriatría',
    languages: ['Inglés', 'Portugués'],
    aside: [3],
    jobs: [
      'Supervisora de planta | Hospital Recoletas Campo Grande | Valladolid | 2021-06 | now',
      'Enfermera | Residencia Orpea | Valladolid | 2015-02 | 2021-05',
      'Enfermera | Centro Hospitalar de Setúbal | Setúbal | 2013-09 | 2015-01',
      'Enfermera interna residente (EIR) | Complejo Asistencial de Zamora | Zamora | 2011-05 | 2013-05',
    ],
    page: `
! Mª del Carmen Fernández de la Torre
Enfermera especialista en Geriatría
C/ Mantería 22, 3.º B, 47004 Valladolid
Tel. 600 555 014 · mamen.fdezdelatorre@esgueva.example
Colegiada en Valladolid
# Experiencia
**Junio 2021 – actualidad**
**Supervisora de planta**, Hospital Recoletas Campo Grande, Valladolid
* 34 camas, 26 personas a cargo, turnos y material
**Febrero 2015 – mayo 2021**
**Enfermera**, Residencia Orpea, Valladolid
* Úlceras, sondas, coordinación con familias; toda la pandemia dentro
**Septiembre 2013 – enero 2015**
**Enfermera**, Centro Hospitalar de Setúbal, Portugal
**Mayo 2011 – mayo 2013**
**Enfermera interna residente (EIR)**, Complejo Asistencial de Zamora
# Estudios
Grado en Enfermería (adaptación), Universidad de Valladolid, 2014
Diplomatura en Enfermería, Escuela de Palencia, 2010
Experto en heridas crónicas, 30 ECTS, 2019
# Idiomas
Inglés (B1), Portugués (C1)
# Otros datos
Carné B. Prefiero mañanas; no puedo hacer noches por cuidado de mi madre.
`,
  }),
  cv('18-es-mx-desarrollador', 'pdf', 'es', 'MX', {
    names: ['Luis Ángel Hernández Xicoténcatl', 'Luis Ángel Hernández'],
    email: 'luisangel.hx@poblano.example',
    phone: '+52 222 555 0149',
    city: 'Puebla',
    headline: 'Desarrollador Backend Sr. (Python / AWS)',
    languages: ['Inglés', 'Náhuatl'],
    aside: [3],
    jobs: [
      'Desarrollador Backend Sr. | Kavak | Ciudad de México | 2022-08 | now',
      'Desarrollador Backend | Wizeline | Guadalajara | 2019-05 | 2022-07',
      'Programador | T-Systems México | Puebla | 2016-08 | 2019-04',
      'Prácticas profesionales | Volkswagen de México | Puebla | 2016-01 | 2016-06',
    ],
    page: `
> **LUIS ÁNGEL HERNÁNDEZ XICOTÉNCATL**
> Desarrollador Backend Sr. (Python / AWS)
> Col. La Paz, Puebla, Pue. | +52 222 555 0149 | luisangel.hx@poblano.example
# RESUMEN
10 años haciendo servicios que no se caen en Buen Fin. Django, FastAPI, Lambda, DynamoDB. Remoto desde Puebla.
# EXPERIENCIA LABORAL
**Kavak** | Ciudad de México (remoto) | ago. 2022 – a la fecha
Desarrollador Backend Sr.
* Motor de avalúos: 40 % menos tiempo de respuesta
* Guardias, mentoría, entrevistas técnicas
**Wizeline** | Guadalajara | may. 2019 – jul. 2022
Desarrollador Backend
* Clientes de medios en EUA, scrum en inglés
**T-Systems México** | Puebla | ago. 2016 – abr. 2019
Programador
**Volkswagen de México** | Puebla | ene. – jun. 2016
Prácticas profesionales
# EDUCACIÓN
Ing. en Ciencias de la Computación, BUAP, 2011 – 2016 (titulado, cédula en trámite)
# CERTIFICACIONES
AWS Developer Associate (2023), Scrum Developer
# IDIOMAS
Inglés (avanzado), Náhuatl (con mis abuelos)
`,
  }),
];
