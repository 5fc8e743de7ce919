import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth');

/** Those in German, French and Spanish. */
export const BY_HAND_THIRTY_EIGHTH_OTHERS: Sheet[] = [
  cv('07-de-pflege', 'docx', 'de', 'DE', {
    names: ['Jelena Marković-Brandt', 'Jelena Marković'],
    email: 'j.markovic-brandt@isarpost.example',
    phone: '0171 555 01 38',
    city: 'Freising',
    languages: ['Serbisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Stellvertretende Stationsleitung | Klinikum Freising | | 2020-10 | now',
      'Gesundheits- und Krankenpflegerin | Klinikum Freising | | 2014-04 | 2020-09',
      'Krankenschwester | Klinički centar Vojvodine | | 2008-09 | 2013-12',
    ],
    page: `
> **Lebenslauf**
# Persönliche Daten
|| 5 12
| Name | Jelena Marković-Brandt
| Anschrift | Kammergasse 14, 85354 Freising
| Telefon | 0171 555 01 38
| E-Mail | j.markovic-brandt@isarpost.example
| Geboren | 22.07.1987 in Novi Sad
| Familienstand | verheiratet, zwei Kinder
# Berufliche Stationen
|| 5 12
| 10/2020 – heute | **Stellvertretende Stationsleitung**\\Klinikum Freising, Innere Medizin 2\\Dienstplan, Einarbeitung, Praxisanleitung
| 04/2014 – 09/2020 | **Gesundheits- und Krankenpflegerin**\\Klinikum Freising, Unfallchirurgie
| 01/2014 – 03/2014 | Anerkennungsverfahren und Sprachkurs B2
| 09/2008 – 12/2013 | **Krankenschwester**\\Klinički centar Vojvodine, Novi Sad
# Schule und Ausbildung
|| 5 12
| 2004 – 2008 | Medizinische Fachschule Novi Sad
| 2019 | Weiterbildung Praxisanleitung, 300 Stunden
# Sprachen
Serbisch (Muttersprache), Deutsch (C1), Englisch (A2)
Freising, den 9. November 2026
`,
  }),
  cv('08-de-polier', 'pdf', 'de', 'AT', {
    names: ['Franz Xaver Hinterleitner', 'Franz Hinterleitner'],
    email: 'fx.hinterleitner@muehlpost.example',
    phone: '+43 664 555 0127',
    city: 'Rohrbach',
    headline: 'Baupolier Hochbau',
    languages: ['Deutsch'],
    jobs: [
      'Polier | STRABAG | | 2012-03 | now',
      'Vorarbeiter | Habau | | 2003-04 | 2012-02',
      'Maurer | Bauunternehmen Resch | | 1994 | 2003',
    ],
    page: `
[[ 12 5
**HINTERLEITNER Franz Xaver**
Baupolier Hochbau
4150 Rohrbach, Stadtplatz 31
Tel. +43 664 555 0127
fx.hinterleitner@muehlpost.example
---
PIC Foto | Bewerbungsfoto
]]
^ **BERUFSPRAXIS**
seit März 2012 – STRABAG, Linz
Polier
* Wohnbau bis 80 Einheiten, zwei Schulen, ein Pflegeheim
* bis 25 Mann, Nachunternehmer, Bautagesbericht am Tablet
April 2003 – Februar 2012 – Habau, Perg
Vorarbeiter
* Schalung und Sichtbeton
1994 – 2003 – Bauunternehmen Resch, Ulrichsberg
Maurer
^ **AUSBILDUNG**
Lehre als Maurer, 1991 – 1994
Polierkurs BAUAkademie Oberösterreich, 2011
^ **SONSTIGES**
Führerschein B, E; Kranschein; Muttersprache Deutsch
Feuerwehr, Musikverein (Tuba)
`,
  }),
  cv('09-fr-chef', 'docx', 'fr', 'FR', {
    names: ['Mamadou Lamine Diop', 'Mamadou Diop', 'Lamine Diop'],
    email: 'lamine.diop@garonnepost.example',
    phone: '06 39 98 14 27',
    city: 'Bordeaux',
    headline: 'Chef de cuisine',
    languages: ['Français', 'Wolof', 'Anglais'],
    jobs: [
      'Chef de cuisine | Le Quatrième Mur | | 2021-09 | now',
      'Sous-chef | InterContinental Bordeaux | | 2016-04 | 2021-08',
      'Chef de partie | Brasserie Bordelaise | | 2012-05 | 2016-03',
      'Commis de cuisine | Sofitel Dakar | | 2009-10 | 2012-01',
    ],
    page: `
! Mamadou Lamine DIOP
Chef de cuisine
17 rue des Faures, 33000 Bordeaux – 06 39 98 14 27 – lamine.diop@garonnepost.example – permis B
# Mon parcours
**Chef de cuisine** – Le Quatrième Mur, Bordeaux – depuis septembre 2021
* Brigade de 14, 180 couverts, ratio matière à 27 %
* Carte aux saisons, fournisseurs à moins de 100 km
**Sous-chef** – InterContinental Bordeaux – avril 2016 à août 2021
* Banquets, ouverture du room service, HACCP
**Chef de partie** – Brasserie Bordelaise – mai 2012 à mars 2016
**Commis de cuisine** – Sofitel Dakar – octobre 2009 à janvier 2012
# Diplômes
BTS hôtellerie-restauration, Lycée de Talence, 2014 (en alternance)
CAP cuisine, Dakar, 2009
# Langues
Français, Wolof, Anglais de cuisine
# Loisirs
Lutte, pêche au carrelet
`,
  }),
  cv('10-fr-comptable', 'doc', 'fr', 'BE', {
    names: ['Anne-Catherine de Wouters'],
    email: 'ac.dewouters@sennepost.example',
    phone: '0470 55 51 72',
    city: 'Wavre',
    languages: ['français', 'néerlandais', 'anglais'],
    jobs: [
      'Comptable | Colruyt Group | | 2015 | now',
      'Aide-comptable | Fiduciaire Lambrecht | | 2006 | 2014',
      'Employée administrative | Solvay | | 1999 | 2005',
    ],
    page: `
**CURRICULUM VITAE**
**Anne-Catherine de Wouters**
Chaussée de Louvain 212, 1300 Wavre
GSM : 0470 55 51 72
Courriel : ac.dewouters@sennepost.example
Née le 5 mai 1976, mariée, trois enfants

**Expériences professionnelles**
= 2015 – ce jour\tColruyt Group, Halle
= \tComptable : TVA, Intrastat, clôtures, immobilisés
= 2006 – 2014\tFiduciaire Lambrecht, Louvain-la-Neuve
= \tAide-comptable : soixante dossiers d’indépendants
= 1999 – 2005\tSolvay, Bruxelles
= \tEmployée administrative : facturation, classement
**Études**
= 1998\tGraduat en comptabilité, EPHEC
= 1995\tCESS, Institut de la Providence, Wavre
**Langues**
français (langue maternelle), néerlandais (bon), anglais (moyen)
**Informatique**
BOB, SAP FI, Excel
`,
  }),
  cv('11-es-profesora', 'docx', 'es', 'ES', {
    names: ['María del Carmen Ruiz de la Torre', 'María del Carmen Ruiz'],
    email: 'mc.ruizdelatorre@nervionmail.example',
    phone: '612 555 018',
    city: 'Bilbao',
    headline: 'Profesora de Matemáticas en Secundaria',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Jefa de departamento de Matemáticas | Colegio El Regato | | 2019-09 | now',
      'Profesora de Matemáticas | Colegio El Regato | | 2012-09 | 2019-08',
      'Profesora de apoyo | Academia Almi | | 2009-10 | 2012-06',
    ],
    page: `
[[ 6 11
PIC foto | foto de carné
**Contacto**
612 555 018
mc.ruizdelatorre@nervionmail.example
Bilbao (Bizkaia)
^ **Idiomas**
Castellano: materno
Euskera: HABE 3 (C1)
Inglés: B2
^ **Informática**
GeoGebra, Moodle, Google Classroom
---
! María del Carmen Ruiz de la Torre
Profesora de Matemáticas en Secundaria
# Experiencia docente
**Jefa de departamento de Matemáticas**
Colegio El Regato, Barakaldo | septiembre 2019 – actualidad
Coordinación de seis docentes, programaciones LOMLOE, olimpiada matemática
**Profesora de Matemáticas**
Colegio El Regato, Barakaldo | septiembre 2012 – agosto 2019
1.º a 4.º de ESO, tutora de 3.º
**Profesora de apoyo**
Academia Almi, Bilbao | octubre 2009 – junio 2012
# Formación
Licenciatura en Matemáticas, UPV/EHU, 2008
Máster de Profesorado, UNED, 2011
]]
`,
  }),
  cv('12-es-jefe-almacen', 'pdf', 'es', 'MX', {
    names: [
      'Jorge Alberto Hernández Xool',
      'Jorge Hernández Xool',
      'Jorge Hernández',
      'Jorge Alberto Hernández',
    ],
    email: 'jorge.hxool@cenotemail.example',
    phone: '999 555 0146',
    city: 'Mérida',
    languages: ['Español', 'Maya', 'Inglés'],
    jobs: [
      'Jefe de almacén | Grupo Bimbo | | 2018-06 | now',
      'Supervisor de embarques | Coca-Cola FEMSA | | 2013-02 | 2018-05',
      'Auxiliar de almacén | Liverpool | | 2009-08 | 2013-01',
    ],
    page: `
> **Curriculum Vitae**
> **Ing. Jorge Alberto Hernández Xool**
> Fracc. Las Américas, Mérida, Yucatán · Cel. 999 555 0146 · jorge.hxool@cenotemail.example
# OBJETIVO
Crecer en una empresa seria como gerente de logística del sureste.
# EXPERIENCIA LABORAL
Grupo Bimbo (Mérida)
Puesto: Jefe de almacén
Periodo: junio 2018 – a la fecha
* 32 personas en tres turnos, inventario cíclico, merma de 0.4 %
Coca-Cola FEMSA (Mérida)
Puesto: Supervisor de embarques
Periodo: febrero 2013 – mayo 2018
* 45 rutas diarias
Liverpool (Mérida)
Puesto: Auxiliar de almacén
Periodo: agosto 2009 – enero 2013
# ESCOLARIDAD
Ingeniería Industrial, Instituto Tecnológico de Mérida, 2009. Titulado, cédula en trámite
# IDIOMAS
Español, Maya (hablado), Inglés (60 %)
# REFERENCIAS
A solicitud
`,
  }),
];
