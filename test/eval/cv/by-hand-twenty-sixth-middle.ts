import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-sixth');

/** The nine of the twenty-sixth lot in German and French. All people are made up. */
export const BY_HAND_TWENTY_SIXTH_MIDDLE: Sheet[] = [
  cv('07-de-tabelle-erzieher', 'docx', 'de', 'DE', {
    names: ['Falk Hollstein'],
    email: 'falk.hollstein@mailjena.example',
    phone: '0152 55501733',
    city: 'Jena',
    jobs: [
      'Stellvertretende Kita-Leitung | AWO Kita Saalespatzen | | 2022-08 | now',
      'Gruppenerzieher | AWO Kita Saalespatzen | | 2017-08 | 2022-07',
      'Erzieher im Gruppendienst | Kinderheim Dietrichshof | | 2015-02 | 2017-07',
      'Zerspanungsmechaniker | Zeiss Zulieferer Rothe GmbH | | 2008-02 | 2011-07',
    ],
    page: `
**L E B E N S L A U F**
^ **Zur Person**
= Name:	Falk Hollstein
= Wohnhaft:	Karl-Liebknecht-Str. 40, 07749 Jena
= Mobil:	0152 55501733
= Mail:	falk.hollstein@mailjena.example
= Geboren:	30.11.1988 in Apolda
^ **Tätigkeiten**
|| 4 13
| 08/2022 - dato | Stellvertretende Kita-Leitung\\AWO Kita Saalespatzen, Jena\\Dienstpläne, Elternbeirat, Praxisanleitung von zwei Anwärterinnen
| 08/2017 - 07/2022 | Gruppenerzieher\\AWO Kita Saalespatzen, Jena\\Krippe, später altersgemischte Gruppe
| 02/2015 - 07/2017 | Erzieher im Gruppendienst\\Kinderheim Dietrichshof, Bad Sulza\\Schichtdienst, Hilfepläne
| 08/2014 - 01/2015 | arbeitssuchend, Hausumbau
| 08/2011 - 07/2014 | Umschulung, siehe unten
| 02/2008 - 07/2011 | Zerspanungsmechaniker\\Zeiss Zulieferer Rothe GmbH, Jena
^ **Schule und Ausbildung**
|| 4 13
| 2011 - 2014 | Staatlich anerkannter Erzieher, Fachschule Weimar
| 2004 - 2008 | Lehre Zerspanungsmechaniker, Abschluss IHK
| 1995 - 2004 | Regelschule Apolda
^ **Sonstiges**
Führerschein B; Übungsleiter C beim Handball; erweitertes Führungszeugnis liegt vor
Jena, im September 2026
`,
  }),
  cv('08-de-seitenleiste-ch-immo', 'pdf', 'de', 'CH', {
    names: ['Seraina Bösiger'],
    email: 'seraina.boesiger@bluepost-ch.example',
    phone: '079 555 61 08',
    city: 'Olten',
    headline: 'Immobilienbewirtschafterin mit eidg. Fachausweis',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Teamleiterin Bewirtschaftung | Aareblick Immobilien AG | | 2021-06 | now',
      'Immobilienbewirtschafterin | Wincasa AG | | 2016-09 | 2021-05',
      'Sachbearbeiterin Vermietung | Baugenossenschaft Dünnern | | 2013-08 | 2016-08',
    ],
    page: `
[[ 11.5 5.5
! Seraina Bösiger
Immobilienbewirtschafterin mit eidg. Fachausweis
^ **Erfahrung**
Teamleiterin Bewirtschaftung (100 %)
Aareblick Immobilien AG, Aarau
Juni 2021 – heute
* 1'900 Objekte, vier Mitarbeitende, ein Lernender
* Sanierungen im bewohnten Zustand, Schlichtungsbehörde
Immobilienbewirtschafterin (80–100 %)
Wincasa AG, Bern
September 2016 – Mai 2021
* Gemischtes Portefeuille eines institutionellen Eigentümers
Sachbearbeiterin Vermietung
Baugenossenschaft Dünnern, Olten
August 2013 – August 2016
* Inserate, Besichtigungen, Abnahmen
^ **Bildung**
Eidg. Fachausweis, SVIT, 2018
Kauffrau EFZ, Kanton Solothurn, 2013
---
**Kontakt**
Römerstrasse 12
4600 Olten
079 555 61 08
seraina.boesiger@bluepost-ch.example
^ **Jahrgang**
1994, ledig
^ **Sprachen**
Deutsch (Muttersprache)
Französisch (B2)
Englisch (B1)
^ **Programme**
Rimo R5, GARAIO REM, Abacus
^ **Hobbys**
Guggenmusik (Posaune), Langlauf
]]
`,
  }),
  cv('09-de-arbeitgeberzeile-it', 'odt', 'de', 'DE', {
    names: ['Oleksandr Bondarenko-Weiß', 'Oleksandr Bondarenko-Weiss'],
    email: 'ob@bondarenko-weiss.example',
    phone: '+49 160 5550 8842',
    city: 'Leipzig',
    languages: ['Ukrainisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Lead Backend Engineer | Mercateo Service GmbH | | 2023-04 | now',
      'Senior Backend Engineer | Mercateo Service GmbH | | 2020-01 | 2023-03',
      'Softwareentwickler Java | Kommunale IT Sachsen eG | | 2016-10 | 2019-12',
      'Werkstudent | Softline AG | | 2014-11 | 2016-09',
    ],
    aside: [3],
    page: `
> **Oleksandr Bondarenko-Weiß**
> Karl-Heine-Straße 93, 04229 Leipzig // +49 160 5550 8842 // ob@bondarenko-weiss.example
# Erfahrung
|| 12 5
| **Mercateo Service GmbH**, Leipzig | **01/2020 bis jetzt**
| Lead Backend Engineer\\Sechs Leute, Zerlegung des Monolithen, Bereitschaft im Wechsel | seit 04/2023
| Senior Backend Engineer\\Kotlin, Spring Boot, PostgreSQL, RabbitMQ | 01/2020 bis 03/2023
| **Kommunale IT Sachsen eG**, Leipzig | **10/2016 bis 12/2019**
| Softwareentwickler Java\\Fachverfahren für Meldeämter, JSF, Oracle | 
| **Softline AG**, Leipzig | **11/2014 bis 09/2016**
| Werkstudent\\Testautomatisierung | 
# Ausbildung
|| 12 5
| M. Sc. Informatik, Universität Leipzig | 2016
| B. Sc. Angewandte Mathematik, Nationale Universität Charkiw | 2013
# Sonst
Ukrainisch (Muttersprache), Deutsch (C2), Englisch (C1)
Mitveranstalter der Java User Group, zwei Vorträge im Jahr
Gehaltsvorstellung: 92.000 €, Kündigungsfrist drei Monate zum Quartal
`,
  }),
  cv('10-de-ohne-ueberschriften-fahrer', 'doc', 'de', 'DE', {
    names: ['Hans-Jürgen Pawelczyk'],
    email: 'hjpawelczyk@gelsenpost.example',
    phone: '0209 555 318',
    city: 'Gelsenkirchen',
    jobs: [
      'Kraftfahrer Fernverkehr | Spedition Große-Wächter | | 2004-05 | 2015-08',
      'Auslieferungsfahrer | Getränke Hövelmann | | 2015-09 | 2019-12',
      'Busfahrer | Vestische Straßenbahnen GmbH | | 2020-02 | now',
      'Bergmechaniker | Deutsche Steinkohle AG | | 1995-09 | 2004-03',
    ],
    page: `
Hans-Jürgen Pawelczyk
Cranger Str. 211
45891 Gelsenkirchen
0209 555 318 (AB)
hjpawelczyk@gelsenpost.example

geb. 09.01.1976 in Gelsenkirchen-Buer, verh., 3 Kinder, 1 Enkel

1982 - 1992	Grund- u. Hauptschule
1992 - 1995	Ausbildung Bergmechaniker, Bergwerk Hugo
Sept. 95 - März 04	Bergmechaniker, Deutsche Steinkohle AG
	unter Tage, Streckenvortrieb, Anpassung
Mai 04 - Aug. 15	Kraftfahrer Fernverkehr, Spedition Große-Wächter, Herne
	Planenzug, Benelux und Frankreich
Sept. 15 - Dez. 19	Auslieferungsfahrer, Getränke Hövelmann, Gladbeck
Febr. 20 - jetzt	Busfahrer, Vestische Straßenbahnen GmbH, Herten
	Linie, Schülerverkehr, Schienenersatz

Führerschein C, CE, D, DE, Module aktuell bis 2029, Fahrerkarte, keine Punkte
Gesund, Nichtraucher, Schichten kein Problem
`,
  }),
  cv('11-de-at-punkte-marketing', 'pdf', 'de', 'AT', {
    names: ['Valerie Kirchschlager', 'Valerie Kirchschlager, MA'],
    email: 'valerie.kirchschlager@grazmail.example',
    phone: '+43 650 5550 274',
    city: 'Graz',
    languages: ['Englisch', 'Slowenisch'],
    jobs: [
      'Head of Content | Bergfex Outdoor Medien GmbH | | 2023-01 | now',
      'Online-Redakteurin | Kleine Zeitung | | 2018-03 | 2022-12',
      'PR-Assistentin | Steirische Tourismus und Standortmarketing GmbH | | 2016-10 | 2018-02',
      'Praktikantin | Diagonale – Festival des österreichischen Films | | 2016-02 | 2016-04',
    ],
    aside: [3],
    page: `
> **VALERIE KIRCHSCHLAGER, MA**
> 8010 Graz · +43 650 5550 274 · valerie.kirchschlager@grazmail.example
# BERUF
* **Head of Content**, Bergfex Outdoor Medien GmbH, Graz (Jänner 2023 – dato). Redaktionsplan für Web, App und Newsletter; Budget 340.000 €; fünf Redakteurinnen.
* **Online-Redakteurin**, Kleine Zeitung, Graz (März 2018 – Dezember 2022). Spätdienst, Liveticker, Podcast „Murgeflüster“.
* **PR-Assistentin**, Steirische Tourismus und Standortmarketing GmbH (Oktober 2016 – Februar 2018). Presseaussendungen, Clippings, Reisen mit Bloggern.
* **Praktikantin**, Diagonale – Festival des österreichischen Films (Februar 2016 – April 2016).
# STUDIUM
* MA Journalismus und PR, FH Joanneum, 2016
* BA Germanistik, Karl-Franzens-Universität Graz, 2014
# KANN ICH
* WordPress, Matomo, SISTRIX, Adobe Audition
* Englisch verhandlungssicher, Slowenisch Grundkurs
# MAG ICH
* Skitouren, Schreibwerkstatt im Gefängnis (ehrenamtlich seit 2019)
`,
  }),
  cv('12-fr-deux-colonnes-compta', 'pdf', 'fr', 'FR', {
    names: ['Ghislaine Ntsama-Robert', 'Ghislaine NTSAMA-ROBERT'],
    email: 'g.ntsama@courriel-tours.example',
    phone: '06 39 98 44 02',
    city: 'Tours',
    headline: 'Cheffe comptable',
    jobs: [
      'Cheffe comptable | Clarins Production Val de Loire | | 2020-09 | now',
      'Comptable générale | Mecachrome | | 2015-04 | 2020-08',
      'Aide-comptable | Cabinet Touraine Expertise | | 2011-10 | 2015-03',
    ],
    page: `
[[ 5 12
**Ghislaine NTSAMA-ROBERT**
Cheffe comptable
^ **Me joindre**
06 39 98 44 02
g.ntsama@courriel-tours.example
9 rue Febvotte
37000 Tours
^ **Logiciels**
Sage X3
Cegid Loop
Power Query
^ **Diplômes**
DCG
INTEC, 2014
BTS CGO
Lycée Grandmont, 2011
^ **Hors bureau**
Chœur gospel
Semi-marathon
---
^ **PARCOURS**
**09/2020 – ce jour : Cheffe comptable**
Clarins Production Val de Loire, Amboise
* Clôtures mensuelles à J+4, liasse, commissaires aux comptes
* Trois comptables et une alternante
**04/2015 – 08/2020 : Comptable générale**
Mecachrome, Amboise
* Immobilisations, TVA intracommunautaire, trésorerie
**10/2011 – 03/2015 : Aide-comptable**
Cabinet Touraine Expertise, Saint-Cyr-sur-Loire
* Saisie, rapprochements, dossiers BNC et agricoles
]]
`,
  }),
  cv('13-fr-une-ligne-macon', 'docx', 'fr', 'FR', {
    names: ['Joaquim Da Silva Mendes', 'DA SILVA MENDES Joaquim'],
    email: 'jo.dasilvamendes@boite-allier.example',
    phone: '07 80 55 51 26',
    city: 'Moulins',
    jobs: [
      'Chef d’équipe gros œuvre | Bourbonnais Construction | | 2016 | now',
      'Maçon N3P2 | Eiffage Construction | | 2009 | 2016',
      'Maçon | SARL Pinheiro Père et Fils | | 2003 | 2008',
      'Manœuvre | Manpower | | 2001 | 2003',
    ],
    page: `
DA SILVA MENDES Joaquim
14, rue de Decize 03000 Moulins
Tél : 07 80 55 51 26 – jo.dasilvamendes@boite-allier.example
Marié, 2 enfants, permis B + remorque
^ EMPLOIS
2016 à maintenant : chef d’équipe gros œuvre chez Bourbonnais Construction (Yzeure)
2009-2016 : maçon N3P2 chez Eiffage Construction (Clermont-Ferrand, grands déplacements)
2003-2008 : maçon chez SARL Pinheiro Père et Fils (Vichy)
2001-2003 : manœuvre en intérim, Manpower
^ CE QUE JE SAIS FAIRE
Coffrage traditionnel et banches, lecture de plans, implantation, traçage, dallage, pierre apparente
CACES R482 A et F, AIPR opérateur, SST
^ FORMATION
CAP maçon, Braga (Portugal), 2000
`,
  }),
  cv('14-fr-be-recit', 'odt', 'fr', 'BE', {
    names: ['Capucine Delvaux de Fenffe'],
    email: 'capucine.ddf@namurpost.example',
    phone: '0470 55 51 83',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Coordinatrice de projets | Fondation Rurale de Wallonie | | 2019-03 | now',
      'Chargée de communication | Natagora | | 2014-09 | 2019-02',
      'Attachée de presse | Théâtre de Namur | | 2012-01 | 2014-08',
    ],
    page: `
! Capucine Delvaux de Fenffe
Rue des Brasseurs 61, 5000 Namur – 0470 55 51 83 – capucine.ddf@namurpost.example
# Qui suis-je ?
Historienne de formation, j’ai toujours travaillé là où il faut mettre des gens autour d’une table. Je suis rigoureuse sur les budgets et patiente en réunion du soir.
# Mon chemin
Je suis, depuis mars 2019, **Coordinatrice de projets** à la **Fondation Rurale de Wallonie**. J’accompagne neuf communes du Condroz dans leur programme de développement rural, je rédige les dossiers de subsides et j’encadre deux agents.
De septembre 2014 à février 2019, j’étais **Chargée de communication** chez **Natagora** : magazine, relations avec les bénévoles, la Nuit de la chouette.
J’ai commencé comme **Attachée de presse** au **Théâtre de Namur**, de janvier 2012 à août 2014.
# Mes études
Master en histoire, UCLouvain, 2011, grande distinction
Certificat en gestion culturelle, ULB, 2016
# Mes langues
Français (maternelle), néerlandais (B2, Selor art. 12), anglais (C1)
`,
  }),
  cv('15-fr-etiquettes-infirmier', 'doc', 'fr', 'FR', {
    names: ['Loïc Tanguy-Abgrall'],
    email: 'loic.tanguy.abgrall@brestmail.example',
    phone: '06.39.98.70.15',
    city: 'Brest',
    jobs: [
      'Infirmier coordinateur | SSIAD du Pays d’Iroise | | 2022-01 | now',
      'Infirmier en réanimation | CHU de Brest | | 2014-07 | 2021-12',
      'Infirmier | Clinique Pasteur Keraudren | | 2012-12 | 2014-06',
      'Matelot | Marine nationale | | 2005-09 | 2009-08',
    ],
    page: `
> **Curriculum vitæ**
^ Nom, prénom :	Loïc Tanguy-Abgrall
Adresse :	3 rue Yves Collet, 29200 Brest
Téléphone :	06.39.98.70.15
Courriel :	loic.tanguy.abgrall@brestmail.example
N° RPPS :	sur demande
# EXPÉRIENCE
= Période :	janvier 2022 à aujourd’hui
= Employeur :	SSIAD du Pays d’Iroise, Saint-Renan
= Poste :	Infirmier coordinateur
= Missions :	évaluations à domicile, plannings de 14 aides-soignants
^ 
= Période :	juillet 2014 à décembre 2021
= Employeur :	CHU de Brest, site de la Cavale Blanche
= Poste :	Infirmier en réanimation
= Missions :	ventilation, ECMO, tuteur d’étudiants
^ 
= Période :	décembre 2012 à juin 2014
= Employeur :	Clinique Pasteur Keraudren
= Poste :	Infirmier
= Missions :	chirurgie digestive, nuits
^ 
= Période :	septembre 2005 à août 2009
= Employeur :	Marine nationale
= Poste :	Matelot
# DIPLÔMES
Diplôme d’État d’infirmier, IFSI de Brest, 2012
DU Soins palliatifs, UBO, 2023
`,
  }),
];
