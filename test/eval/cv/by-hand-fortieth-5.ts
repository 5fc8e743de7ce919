import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of German and French CVs. All people are made up. */
export const BY_HAND_FORTIETH_5: Sheet[] = [
  cv('41-de-industriekauffrau', 'docx', 'de', 'DE', {
    names: ['Katrin Wiedemann'],
    email: 'katrin.wiedemann@illerpost.example',
    phone: '0171 3920014',
    city: 'Kempten',
    jobs: [
      'Sachbearbeiterin Einkauf | Liebherr | | 2016-04 | now',
      'Industriekauffrau | Bosch | | 2010-08 | 2016-03',
    ],
    page: `
# Lebenslauf
|| 5 12
| Name | Katrin Wiedemann
| Anschrift | Lindauer Straße 48, 87439 Kempten
| Telefon | 0171 3920014
| E-Mail | katrin.wiedemann@illerpost.example
| Geboren | 19.05.1989 in Immenstadt
| Familienstand | verheiratet, ein Kind
## Berufserfahrung
|| 5 12
| 04/2016 – heute | **Sachbearbeiterin Einkauf**, Liebherr, Lindenberg\\Drehteile und Normteile, Lieferantenaudits
| 08/2010 – 03/2016 | **Industriekauffrau**, Bosch, Blaichach
## Ausbildung
|| 5 12
| 2007 – 2010 | Ausbildung zur Industriekauffrau, Bosch
## Kenntnisse
SAP MM, Englisch verhandlungssicher, Excel
`,
  }),
  cv('42-de-professor', 'pdf', 'de', 'DE', {
    names: [
      'Ulrich Baumgärtel',
      'Prof. Dr.-Ing. Ulrich Baumgärtel',
      'Prof. Dr.-Ing. habil. Ulrich Baumgärtel',
    ],
    email: 'u.baumgaertel@elbtalpost.example',
    phone: '0174 9464308',
    city: 'Dresden',
    jobs: [
      'Abteilungsleiter Werkstoffprüfung | Fraunhofer IWS | | 2009 | now',
      'Wissenschaftlicher Mitarbeiter | TU Bergakademie Freiberg | | 1998 | 2009',
    ],
    page: `
> Prof. Dr.-Ing. habil.
! Ulrich Baumgärtel
> Bautzner Straße 201 · 01099 Dresden · 0174 9464308 · u.baumgaertel@elbtalpost.example
# Beruflicher Werdegang
seit 2009 **Abteilungsleiter Werkstoffprüfung**, Fraunhofer IWS, Dresden
1998 – 2009 **Wissenschaftlicher Mitarbeiter**, TU Bergakademie Freiberg
# Studium
Werkstoffwissenschaft, TU Bergakademie Freiberg, Diplom 1997, Promotion 2002
# Kenntnisse
Rasterelektronenmikroskopie, Ermüdung, Drittmittel
`,
  }),
  cv('43-de-schlosser', 'doc', 'de', 'DE', {
    names: ['Hans-Jürgen Klöckner', 'Klöckner, Hans-Jürgen'],
    email: 'hajue.kloeckner@siegpost.example',
    phone: '0152 28895456',
    city: 'Siegen',
    jobs: [
      'Betriebsschlosser | SMS group | | 1999 | now',
      'Bauschlosser | Metallbau Stötzel | | 1988 | 1999',
    ],
    page: `
Klöckner, Hans-Jürgen
Eiserfelder Str. 7
57072 Siegen
Tel. 0152 28895456
hajue.kloeckner@siegpost.example
^ **Tabellarischer Lebenslauf**
1999 – heute\tBetriebsschlosser, SMS group, Hilchenbach
\tInstandhaltung Walzgerüste, Rufbereitschaft
1988 – 1999\tBauschlosser, Metallbau Stötzel, Kreuztal
1985 – 1988\tLehre als Bauschlosser, ebenda
^ **Kenntnisse**
\tSchweißen MAG und WIG, Kranschein, Stapler
Siegen, 3.11.2026
`,
  }),
  cv('44-de-ch-pflege', 'docx', 'de', 'CH', {
    names: ['Elif Yıldız-Brunner', 'Elif Yildiz-Brunner'],
    email: 'elif.yildiz@aarepost.example',
    phone: '079 555 01 83',
    city: 'Olten',
    headline: 'Dipl. Pflegefachfrau HF',
    jobs: [
      'Pflegefachfrau | Kantonsspital Olten | | 2017-09 | now',
      'Fachfrau Gesundheit | Alterszentrum Haldenpark | | 2011-08 | 2014-07',
    ],
    page: `
[[ 4 13
PIC foto | Bewerbungsfoto
---
! Elif Yıldız-Brunner
Dipl. Pflegefachfrau HF
079 555 01 83 | elif.yildiz@aarepost.example
Aarauerstrasse 55, 4600 Olten | C-Bewilligung
]]
# Berufspraxis
**Pflegefachfrau**, Kantonsspital Olten, 09/2017 – heute
Chirurgie, Tagesverantwortung, Ausbildnerin
**Fachfrau Gesundheit**, Alterszentrum Haldenpark, 08/2011 – 07/2014
# Bildung
Dipl. Pflegefachfrau HF, BZ Pflege Bern, 2017
# Kenntnisse
Kinaesthetics, Wundmanagement, Phoenix
# Sprachen
Deutsch, Türkisch, Französisch
`,
    languages: ['Deutsch', 'Türkisch', 'Französisch'],
  }),
  cv('45-de-anonym', 'pdf', 'de', 'DE', {
    names: [],
    city: 'Augsburg',
    headline: 'SPS-Programmierer',
    jobs: ['SPS-Programmierer | KUKA | | 2018 | now', 'Elektroniker | Stadtwerke Augsburg | | 2011 | 2018'],
    page: `
HEAD LECHFELD PERSONAL GmbH · Tel. 030 23125 044 · profile@lechfeld-personal.example
! Kandidatenprofil 2026-1187
> SPS-Programmierer
|| 6 11
| Jahrgang | 1991
| Wohnort | Augsburg, Umkreis 40 km
| Verfügbar ab | 01.02.2027
| Gehaltswunsch | 62.000 €
# Werdegang
2018 – heute\tSPS-Programmierer, KUKA
2011 – 2018\tElektroniker, Stadtwerke Augsburg
# Abschluss
Staatl. gepr. Techniker Elektrotechnik, Rudolf-Diesel-Technikum, 2017
# Kenntnisse
TIA Portal, SCL, Profinet, Inbetriebnahme im Ausland
FOOT Der Name wird nach Interessensbekundung mitgeteilt.
`,
  }),
  cv('46-de-at-hotel', 'docx', 'de', 'AT', {
    names: ['Marie-Theres von Ferstel', 'Marie-Theres Ferstel'],
    email: 'mt.ferstel@salzachpost.example',
    phone: '0660 555 01 29',
    city: 'Salzburg',
    jobs: [
      'Empfangsleiterin | Hotel Sacher Salzburg | | 2019-03 | now',
      'Rezeptionistin | Falkensteiner | | 2014-05 | 2019-02',
    ],
    page: `
> **LEBENSLAUF**
5020 Salzburg, Linzer Gasse 30
0660 555 01 29, mt.ferstel@salzachpost.example
# Werdegang
**Empfangsleiterin**, Hotel Sacher Salzburg, März 2019 – heute
**Rezeptionistin**, Falkensteiner, Mai 2014 – Februar 2019
# Schule
Matura, Tourismusschule Klessheim, 2013
# Kenntnisse
Protel, Beschwerden in vier Sprachen, Dienstpläne
^ Salzburg, am 5. November 2026
^ Marie-Theres von Ferstel
`,
  }),
  cv('47-fr-assistante', 'docx', 'fr', 'FR', {
    names: ['Élodie Marchand', 'Elodie Marchand'],
    email: 'elodie.marchand35@vilainepost.example',
    phone: '06 39 98 14 27',
    city: 'Rennes',
    headline: 'Assistante de direction',
    jobs: [
      'Assistante de direction | Groupe Le Duff | | 2018-09 | now',
      'Secrétaire commerciale | Legrand | | 2012-01 | 2018-07',
    ],
    page: `
Élodie MARCHAND
11 rue de Fougères
35700 Rennes
06 39 98 14 27
elodie.marchand35@vilainepost.example
38 ans, permis B
> **Assistante de direction**
# Expérience professionnelle
**Groupe Le Duff** – Assistante de direction – sept. 2018 à ce jour
* Agenda de deux directeurs, voyages, conseil de surveillance
**Legrand** – Secrétaire commerciale – janv. 2012 à juil. 2018
# Formation
BTS Assistant de manager, lycée Jeanne d’Arc, Rennes, 2010
# Compétences
Pack Office, Concur, anglais courant
`,
  }),
  cv('48-fr-soudeur', 'pdf', 'fr', 'FR', {
    names: ['Moussa Diarra'],
    email: 'moussa.diarra.soudure@estuaire.example',
    phone: '06 39 98 52 61',
    city: 'Saint-Nazaire',
    headline: 'Soudeur TIG / MAG',
    jobs: [
      'Soudeur | Chantiers de l’Atlantique | | 2019 | now',
      'Chaudronnier | Man Energy Solutions | | 2014 | 2019',
    ],
    page: `
> **M O U S S A   D I A R R A**
> Soudeur TIG / MAG
= Adresse\tSaint-Nazaire (44)
= Portable\t06 39 98 52 61
= Mail\tmoussa.diarra.soudure@estuaire.example
# Parcours
**2019 – aujourd’hui** Soudeur, Chantiers de l’Atlantique
Tuyauterie inox, licences 141 et 136 à jour
**2014 – 2019** Chaudronnier, Man Energy Solutions
# Formation
CAP réalisation en chaudronnerie, lycée Brossaud-Blancho, 2014
# Compétences
Lecture de plans, CACES R486, travail en hauteur
`,
  }),
  cv('49-fr-macon', 'doc', 'fr', 'FR', {
    names: ['Thierry de La Forge'],
    email: 'nathalie.delaforge@durancepost.example',
    phone: '06 39 98 03 88',
    city: 'Manosque',
    jobs: [
      'Chef d’équipe maçonnerie | Eiffage Construction | | 2010 | now',
      'Maçon | Entreprise Ricci | | 1996 | 2010',
    ],
    page: `
# Curriculum Vitæ
Nom : de La Forge
Prénom : Thierry
Né le 22 mars 1976 à Digne
Domicile : 8 montée des Vraies-Richesses, 04100 Manosque
Tél : 06 39 98 03 88
Courriel (épouse) : nathalie.delaforge@durancepost.example
## Emplois
2010 à aujourd’hui : Chef d’équipe maçonnerie, Eiffage Construction
1996 à 2010 : Maçon, Entreprise Ricci, Forcalquier
## Diplôme
CAP maçonnerie, CFA de Digne, 1995
## Savoir-faire
Pierre sèche, coffrage, enduits à la chaux, AIPR
`,
  }),
  cv('50-fr-be-informaticien', 'pdf', 'fr', 'BE', {
    names: ['Jean-Baptiste Mukendi Kalala', 'Jean-Baptiste Mukendi'],
    email: 'jbmk.it@sambrepost.example',
    phone: '0470 55 51 90',
    city: 'Charleroi',
    headline: 'Administrateur systèmes',
    jobs: [
      'Administrateur systèmes | CHU de Charleroi | | 2018-06 | now',
      'Technicien helpdesk | Proximus | | 2013-10 | 2018-05',
    ],
    page: `
|| 9 8
| **Jean-Baptiste MUKENDI KALALA**\\Administrateur systèmes | Boulevard Tirou, 6000 Charleroi\\GSM 0470 55 51 90\\jbmk.it@sambrepost.example
# Expériences
**Administrateur systèmes**, CHU de Charleroi, juin 2018 – à ce jour
* 400 serveurs virtuels, sauvegardes, gardes une semaine sur quatre
**Technicien helpdesk**, Proximus, octobre 2013 – mai 2018
# Études
Bachelier en informatique, HELHa, 2013
# Compétences
VMware, Windows Server, PowerShell, ITIL
`,
  }),
  cv('51-fr-anonyme', 'docx', 'fr', 'FR', {
    names: [],
    city: 'Lille',
    headline: 'Gestionnaire de paie',
    jobs: [
      'Gestionnaire de paie | Auchan | | 2017-04 | now',
      'Assistante RH | La Redoute | | 2012-09 | 2017-03',
    ],
    page: `
**DEÛLE COMPÉTENCES** – cabinet de recrutement – 01 99 00 41 20 – contact@deule-competences.example
^ Dossier de présentation réf. C-0962
^ **Gestionnaire de paie**
Résidence : Lille. Préavis : deux mois. Prétentions : 36 k€.
# Expérience
**Gestionnaire de paie**, Auchan, avril 2017 à ce jour
850 bulletins, DSN, trois conventions collectives
**Assistante RH**, La Redoute, septembre 2012 à mars 2017
# Formation
Licence pro GRH, Université de Lille, 2012
# Compétences
Silae, ADP, Excel
`,
  }),
];
