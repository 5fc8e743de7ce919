import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-eighth');

/** Forty in eight languages from sixteen countries, closed. All people are made up. */
export const BY_HAND_SIXTY_EIGHTH_REST: Sheet[] = [
  cv('r01-de-de-praxisanleiterin', 'docx', 'de', 'DE', {
    names: ['Gülsüm Yıldırım-Krause'],
    email: 'g.yildirim-krause@domblick.example',
    phone: '0221 4710 318',
    city: 'Köln',
    languages: ['Deutsch', 'Türkisch'],
    jobs: [
      'Praxisanleiterin, Station 4B | St. Agatha Krankenhaus | Köln | 2021-04 | now',
      'Gesundheits- und Krankenpflegerin, Innere | St. Agatha Krankenhaus | Köln | 2016-10 | 2021-03',
      'Gesundheits- und Krankenpflegerin | Klinikum Leverkusen | Leverkusen | 2012-10 | 2016-09',
      'Ausbildung zur Gesundheits- und Krankenpflegerin | Klinikum Leverkusen | Leverkusen | 2009-10 | 2012-09',
    ],
    aside: [3],
    page: `
# Lebenslauf
|| 5 12
| Name | Gülsüm Yıldırım-Krause
| geboren am | 14.06.1990 in Leverkusen
| Anschrift | Neusser Wall 27a, 50670 Köln
| Telefon | 0221 4710 318
| E-Mail | g.yildirim-krause@domblick.example
| Familienstand | verheiratet, zwei Kinder
^ **Beruflicher Werdegang**
|| 5 12
| seit 04/2021 | **Praxisanleiterin, Station 4B**\\St. Agatha Krankenhaus, Köln\\Anleitung von 14 Auszubildenden, Praxisbegleitungen, Prüfungen, Einarbeitung neuer Kolleginnen
| 10/2016 – 03/2021 | **Gesundheits- und Krankenpflegerin, Innere**\\St. Agatha Krankenhaus, Köln\\36 Betten, Schichtleitung, Wundmanagement
| 10/2012 – 09/2016 | **Gesundheits- und Krankenpflegerin**\\Klinikum Leverkusen\\Kardiologie und IMC
^ **Ausbildung und Schule**
|| 5 12
| 2019 – 2020 | Weiterbildung Praxisanleitung (300 Std.), Caritas-Akademie Köln
| 10/2009 – 09/2012 | Ausbildung zur Gesundheits- und Krankenpflegerin, Klinikum Leverkusen, Note 1,7
| 2009 | Fachabitur, Geschwister-Scholl-Berufskolleg Leverkusen
^ **Kenntnisse**
|| 5 12
| Sprachen | Deutsch, Türkisch (beides Muttersprache)
| EDV | Orbis, Medico, MS Office
| Führerschein | Klasse B
Köln, den 3. November 2026
`,
  }),
  cv('r02-de-at-controller', 'pdf', 'de', 'AT', {
    names: ['Bernhard Josef Stadlbauer', 'Bernhard Stadlbauer', 'Bernhard J. Stadlbauer'],
    email: 'b.stadlbauer@donaupost.example',
    phone: '+43 664 5550 181',
    city: 'Linz',
    headline: 'Senior Controller – Produktion und Beteiligungen',
    languages: ['Deutsch', 'Englisch', 'Tschechisch'],
    jobs: [
      'Senior Controller | Rosenauer Hydraulik AG | Linz | 2020-03 | now',
      'Beteiligungscontroller | Voestalpine Stahl GmbH | Linz | 2015-09 | 2020-02',
      'Junior Controller | Greiner Packaging | Kremsmünster | 2012-02 | 2015-08',
      'Praktikant Rechnungswesen | Raiffeisenlandesbank OÖ | Linz | 2010-07 | 2010-09',
    ],
    aside: [3],
    page: `
! Mag. (FH) Bernhard J. Stadlbauer, MBA
> Senior Controller – Produktion und Beteiligungen
> Linz · +43 664 5550 181 · b.stadlbauer@donaupost.example
~ Vollständiger Name: Bernhard Josef Stadlbauer · Staatsbürgerschaft: Österreich · Präsenzdienst abgeleistet
# Profil
Controller mit vierzehn Jahren Erfahrung in Stahl, Kunststoff und Maschinenbau. Ich bin am liebsten einmal in der Woche in der Halle, weil die Zahlen dort entstehen.
# Berufspraxis
**Rosenauer Hydraulik AG, Linz**
Senior Controller \tMärz 2020 – laufend
* Kostenstellen- und Produktkalkulation für drei Werke (CZ, AT, RO)
* Einführung SAP S/4HANA CO, Key User
* Monatsabschluss von WT 9 auf WT 5 verkürzt
**Voestalpine Stahl GmbH, Linz**
Beteiligungscontroller \tSeptember 2015 – Februar 2020
* 11 Beteiligungen, Planung, Impairment-Tests
**Greiner Packaging, Kremsmünster**
Junior Controller \tFebruar 2012 – August 2015
* Reporting, Investitionsrechnung, Inventur
# Praktikum
Praktikant Rechnungswesen, Raiffeisenlandesbank OÖ, Linz \tJuli – September 2010
# Ausbildung
MBA Finance, LIMAK Linz, 2018
Mag. (FH) Controlling, Rechnungswesen und Finanzmanagement, FH Steyr, 2011
HAK Rohrbach, Matura 2005
# Sonstiges
SAP CO/FI, Power BI, LucaNet, VBA
Sprachen: Deutsch (Muttersprache), Englisch (C1), Tschechisch (A2)
`,
  }),
  cv('r03-de-ch-kauffrau', 'doc', 'de', 'CH', {
    names: ['Regula Zgraggen-Furrer'],
    email: 'regula.zgraggen@reussmail.example',
    phone: '041 555 01 67',
    city: 'Altdorf UR',
    languages: ['Deutsch', 'Italienisch', 'Französisch', 'Englisch'],
    jobs: [
      'Sachbearbeiterin Einwohnerkontrolle | Gemeindeverwaltung Erstfeld | Erstfeld | 2019-08 | now',
      'Assistentin Verkaufsinnendienst | Dätwyler Schweiz AG | Altdorf | 2014-01 | 2019-07',
      'Réceptionistin | Hotel Gotthardblick | Andermatt | 2010-12 | 2013-04',
      'Lehre als Kauffrau EFZ (E-Profil) | Raiffeisenbank Urnerland | Altdorf | 2007-08 | 2010-07',
    ],
    aside: [3],
    page: `
> **LEBENSLAUF**
= Name, Vorname\tZgraggen-Furrer, Regula
= Adresse\tGotthardstrasse 12
= PLZ / Ort\t6460 Altdorf UR
= Telefon\t041 555 01 67
= Mail\tregula.zgraggen@reussmail.example
= Zivilstand\tverheiratet
= Heimatort\tSilenen UR
# Berufliche Tätigkeiten
08.2019 – heute\tGemeindeverwaltung Erstfeld
\t**Sachbearbeiterin Einwohnerkontrolle** (70%)
\tSchalter, An- und Abmeldungen, AHV-Zweigstelle, Stimmregister, Stv. Gemeindeschreiberin bei Ferien
01.2014 – 07.2019\tDätwyler Schweiz AG, Altdorf
\t**Assistentin Verkaufsinnendienst** (100%, ab 2017 60%)
\tOfferten, Auftragserfassung SAP SD, Messen, Kundschaft im Tessin
12.2010 – 04.2013\tHotel Gotthardblick, Andermatt
\t**Réceptionistin** (Jahresstelle)
# Auszeit
05.2013 – 12.2013\tSprachaufenthalt Perugia und Reise durch Südamerika
# Schulen / Ausbildung
08.2007 – 07.2010\tLehre als Kauffrau EFZ (E-Profil), Raiffeisenbank Urnerland, Altdorf
1998 – 2007\tPrimarschule und Oberstufe Silenen
# Sprachkenntnisse
Deutsch: Muttersprache
Italienisch: sehr gut
Französisch: gut
Englisch: Grundkenntnisse
# Informatik
MS Office, NEST/ISOV, SAP SD, Abacus
# Referenz
Hr. Josef Arnold, ehem. Leiter VID Dätwyler, 041 555 01 99
`,
  }),
  cv('r04-de-de-landmaschinen', 'txt', 'de', 'DE', {
    names: ['Torben Heeren'],
    email: 'torben.heeren@deichpost.example',
    phone: '0171 3920042',
    city: 'Wittmund',
    languages: [],
    jobs: [
      'Werkstattmeister | Janssen Landtechnik GmbH | Esens | 2018-09 | now',
      'Servicetechniker Außendienst | Claas Weser-Ems | Molbergen | 2012-03 | 2018-08',
      'Landmaschinenmechaniker | Behrends & Sohn | Jever | 2008-07 | 2012-02',
      'Grundwehrdienst | Bundeswehr | Aurich | 2007-10 | 2008-06',
    ],
    aside: [3],
    page: `
Torben Heeren
Auricher Str. 88
26409 Wittmund
Handy: 0171 3920042
Mail: torben.heeren@deichpost.example
geb. 02.03.1987 in Jever

LEBENSLAUF

Beruf

09/2018 bis heute: Werkstattmeister, Janssen Landtechnik GmbH, Esens
- 9 Gesellen, 3 Lehrlinge
- Annahme, Kostenvoranschläge, Garantieabwicklung
- Fendt, Krone, Lemken

03/2012 bis 08/2018: Servicetechniker Außendienst, Claas Weser-Ems, Molbergen
- Mähdrescher u. Häcksler, in der Ernte 24/7 Bereitschaft
- CDS-Diagnose

07/2008 bis 02/2012: Landmaschinenmechaniker, Behrends & Sohn, Jever

10/2007 bis 06/2008: Grundwehrdienst, Bundeswehr, Aurich

Ausbildung

2004 - 2007 Landmaschinenmechaniker, BBS Jever (Gesellenbrief)
2016 - 2017 Meisterschule Lüneburg, Teilzeit, Land- und Baumaschinenmechatronikermeister
2004 Realschulabschluss, Realschule Wittmund

Sonstiges

Führerschein BE, C1E, T
Ausbildereignung, Schweißpass 111/135, Hochvoltschein 2S
freiw. Feuerwehr Wittmund (Gruppenführer)
`,
  }),
  cv('r05-de-de-apothekerin', 'odt', 'de', 'DE', {
    names: ['Friederike von Treskow'],
    email: 'f.vontreskow@elbapo.example',
    phone: '040 66969 204',
    city: 'Hamburg',
    headline: 'Apothekerin, Fachapothekerin für Klinische Pharmazie',
    languages: ['Englisch', 'Spanisch'],
    jobs: [
      'Leitende Apothekerin Zytostatikaherstellung | Asklepios Zentralapotheke | Hamburg | 2019-01 | now',
      'Krankenhausapothekerin | Universitätsklinikum Schleswig-Holstein | Kiel | 2014-05 | 2018-12',
      'Wissenschaftliche Mitarbeiterin | Universität Hamburg, Institut für Pharmazie | Hamburg | 2010-10 | 2014-03',
      'Pharmaziepraktikantin | Alte Rats-Apotheke | Lüneburg | 2009-05 | 2009-10',
    ],
    aside: [3],
    page: `
! Dr. rer. nat. Friederike von Treskow
Apothekerin, Fachapothekerin für Klinische Pharmazie
^ Bellealliancestraße 5, 20259 Hamburg
Tel. 040 66969 204
f.vontreskow@elbapo.example
# Beruflicher Werdegang
## Asklepios Zentralapotheke, Hamburg
Leitende Apothekerin Zytostatikaherstellung, seit Januar 2019
Verantwortung für vier Sicherheitswerkbänke, 38.000 Zubereitungen jährlich, 12 Mitarbeitende. Einführung der gravimetrischen Kontrolle, Selbstinspektionen, Vorbereitung der Abnahme durch die Behörde.
## Universitätsklinikum Schleswig-Holstein, Kiel
Krankenhausapothekerin, Mai 2014 bis Dezember 2018
Stationsapothekerin Onkologie und Transplantation, Arzneimittelkommission, Weiterbildung zur Fachapothekerin (2017).
## Universität Hamburg, Institut für Pharmazie
Wissenschaftliche Mitarbeiterin, Oktober 2010 bis März 2014
Promotion über liposomale Formulierungen, Betreuung der Praktika im 6. Semester.
# Praktisches Jahr
Alte Rats-Apotheke, Lüneburg: Pharmaziepraktikantin, Mai bis Oktober 2009
# Studium
Pharmazie, Universität Marburg, 2004 – 2009, Zweites Staatsexamen; Approbation 2010
Promotion, Universität Hamburg, 2014 (magna cum laude)
# Weitere Kenntnisse
Cato, SAP MM, GMP-Leitfaden Annex 1, Englisch verhandlungssicher, Spanisch Grundkenntnisse
Mitglied im ADKA, Prüferin der Apothekerkammer
`,
  }),
  cv('r06-de-de-elektroniker', 'rtf', 'de', 'DE', {
    names: ['Mohamad Khaled Al-Sabbagh', 'Mohamad Al-Sabbagh'],
    email: 'mohamad.alsabbagh@neckarnetz.example',
    phone: '0176 04069012',
    city: 'Heilbronn',
    languages: ['Arabisch', 'Deutsch', 'Englisch'],
    headline: 'Elektroniker für Energie- und Gebäudetechnik',
    jobs: [
      'Elektroniker – PV und Ladesäulen | Sonnhalde Energietechnik GmbH | Heilbronn | 2022-02 | now',
      'Elektroniker | Elektro Bälz | Neckarsulm | 2020-08 | 2022-01',
      'Elektrohelfer | Adecco, Einsatz bei Audi | Neckarsulm | 2016-11 | 2017-08',
      'Elektroinstallateur | Werkstatt des Vaters | Homs | 2010 | 2014',
    ],
    page: `
**Bewerbung als Elektroniker**
^ Zur Person
Vorname:\tMohamad Khaled
Nachname:\tAl-Sabbagh
Wohnort:\t74072 Heilbronn
Telefon:\t0176 04069012
Email:\tmohamad.alsabbagh@neckarnetz.example
Beruf:\tElektroniker für Energie- und Gebäudetechnik
Aufenthalt:\tdeutsche Staatsangehörigkeit seit 2024
^ **Meine Arbeit**
02.2022 – jetzt
Elektroniker – PV und Ladesäulen
Sonnhalde Energietechnik GmbH, Heilbronn
Ich mache die AC-Seite, Zählerschränke, Speicher und Inbetriebnahme. Seit 2024 mit einem Azubi zusammen.
08.2020 – 01.2022
Elektroniker
Elektro Bälz, Neckarsulm
Altbau, Neubau, E-Check, KNX
11.2016 – 08.2017
Elektrohelfer
Adecco, Einsatz bei Audi, Neckarsulm
2010 – 2014
Elektroinstallateur
Werkstatt des Vaters, Homs (Syrien)
^ **Ausbildung**
09.2017 – 07.2020 Berufsschule (Johann-Jakob-Widmann-Schule Heilbronn) und Betrieb: Gesellenprüfung Note 2
2015 – 2016 Integrationskurs, B1, danach B2 telc
2009 Abitur in Homs
^ **Sprachen**
Arabisch (Muttersprache), Deutsch (C1), Englisch (B1)
^ **Was ich noch kann**
Höhentauglich G41, Hebebühne, Führerschein B, DIN VDE 0100-600 Messungen
`,
  }),
  cv('r07-fr-fr-comptable', 'docx', 'fr', 'FR', {
    names: ['Solène Le Guennec'],
    email: 'solene.leguennec@courrielbreizh.example',
    phone: '06 39 98 14 27',
    city: 'Quimper',
    headline: 'Comptable unique – PME',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Comptable unique | Conserverie Kerbrat | Concarneau | 2020-01 | now',
      'Collaboratrice comptable | Cabinet Odet Expertise | Quimper | 2014-09 | 2019-12',
      'Aide-comptable | Transports Le Bihan | Châteaulin | 2011-03 | 2014-08',
    ],
    page: `
[[ 6 11
! LE GUENNEC Solène
Comptable unique – PME
^ **Me joindre**
14 rue de Kergariou
29000 Quimper
06 39 98 14 27
solene.leguennec@courrielbreizh.example
Permis B
^ **Outils**
* Sage 100 et Sage Paie
* Cegid Quadra
* Excel (TCD, Power Query)
* Chorus Pro
^ **Langues**
* Anglais : lu, écrit
* Breton : courant
^ **Loisirs**
Bagad, voile, jardin
---
# Expériences
**Conserverie Kerbrat – Concarneau**
Comptable unique
Janvier 2020 à aujourd'hui
* Tenue complète jusqu'au bilan, 18 M€ de CA
* Paie de 64 salariés dont 20 saisonniers
* TVA, DEB, liasse, relation avec le CAC
* Passage à la facture électronique
**Cabinet Odet Expertise – Quimper**
Collaboratrice comptable
Septembre 2014 à décembre 2019
* Portefeuille de 55 dossiers BIC/BA, pêche et agriculture
**Transports Le Bihan – Châteaulin**
Aide-comptable
Mars 2011 à août 2014
* Factures fournisseurs, relances, notes de frais
# Formation
* DCG (5 UE sur 13), CNED, 2016-2018
* BTS Comptabilité et gestion, lycée Brizeux, Quimper, 2010
* Bac STG, lycée de Cornouaille, 2008
]]
`,
  }),
  cv('r08-fr-fr-cariste', 'txt', 'fr', 'FR', {
    names: ['Abdoulaye Diakité'],
    email: 'abdoulaye.diakite@poste77.example',
    phone: '06 39 98 70 55',
    city: 'Moissy-Cramayel',
    languages: ['français', 'soninké', 'bambara'],
    jobs: [
      'Cariste 1 3 5 | ID Logistics | Moissy-Cramayel | 2022-06 | now',
      'Préparateur de commandes | Manpower, mission Carrefour Supply Chain | Combs-la-Ville | 2019-02 | 2022-05',
      'Agent de propreté | Derichebourg | Évry | 2016-04 | 2019-01',
      'Plongeur | Brasserie du Carrefour Pleyel | Saint-Denis | 2014 | 2016',
    ],
    page: `
Monsieur DIAKITÉ Abdoulaye
3 allée des Tilleuls, 77550 Moissy-Cramayel
tel 06 39 98 70 55
mail abdoulaye.diakite@poste77.example
36 ans - véhicule + permis B - carte de résident 10 ans

cariste CACES R489 cat 1B 3 5 (valable jusqu'en mars 2029)

EXPERIENCES
* juin 2022 - ce jour : Cariste 1 3 5, ID Logistics, Moissy-Cramayel
chargement déchargement, grande hauteur 11 m, inventaire, équipe de nuit
* février 2019 - mai 2022 : Préparateur de commandes, Manpower, mission Carrefour Supply Chain, Combs-la-Ville
vocale, 180 colis heure
* avril 2016 - janvier 2019 : Agent de propreté, Derichebourg, Évry
bureaux, monobrosse, autolaveuse
* 2014 - 2016 : Plongeur, Brasserie du Carrefour Pleyel, Saint-Denis

FORMATIONS
CACES R489 : AFTRAL Savigny-le-Temple 2019, recyclage 2024
SST 2023
Bac malien série lettres, Kayes, 2009

LANGUES
français courant, soninké et bambara

DIVERS
football (éducateur U13 à l'US Moissy), bénévole aux Restos
disponible après préavis d'un mois, 3x8 ou nuit, pas de weekend si possible
`,
  }),
  cv('r09-fr-be-infirmier', 'pdf', 'fr', 'BE', {
    names: ['Jean-Baptiste Vandenhove'],
    email: 'jb.vandenhove@mosanmail.example',
    phone: '0470 00 01 83',
    city: 'Namur',
    headline: 'Infirmier SIAMU – chef adjoint',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Infirmier chef adjoint, urgences | CHU UCL Namur, site Godinne | Yvoir | 2021-10 | now',
      'Infirmier SIAMU | CHR Sambre et Meuse | Namur | 2013-07 | 2021-09',
      'Infirmier volant | Clinique Saint-Luc | Bouge | 2011-09 | 2013-06',
      'Ambulancier volontaire | Croix-Rouge de Belgique | Namur | 2008 | 2015',
    ],
    page: `
HEAD Curriculum vitae – Jean-Baptiste Vandenhove
# Jean-Baptiste VANDENHOVE
Infirmier SIAMU – chef adjoint
~ Rue de Bomel 61, 5000 Namur – GSM 0470 00 01 83 – jb.vandenhove@mosanmail.example – né le 8/11/1989 – Belge
## Parcours professionnel
|| 4 13
| 10/2021 → … | **Infirmier chef adjoint, urgences**\\CHU UCL Namur, site Godinne (Yvoir)\\Horaires de 38 ETP, plan MASH, gestion de la réserve de matériel, entretiens de fonctionnement
| 07/2013 → 09/2021 | **Infirmier SIAMU**\\CHR Sambre et Meuse (Namur)\\SMUR, tri ESI, référent traumatologie
| 09/2011 → 06/2013 | **Infirmier volant**\\Clinique Saint-Luc (Bouge)\\Cardiologie, USI, gériatrie
| 2008 → 2015 | **Ambulancier volontaire**\\Croix-Rouge de Belgique (Namur)\\Gardes 112 le week-end
## Études
|| 4 13
| 2022 – 2024 | Cadre de santé, HELHa Gilly
| 2011 – 2012 | Spécialisation SIAMU, Hénallux Namur
| 2008 – 2011 | Bachelier en soins infirmiers, Hénallux Namur
| 2008 | CESS, Collège Notre-Dame de la Paix, Erpent
## Compétences
ALS et EPALS à jour (ERC 2025), PHTLS, Epic, X-Care, médiation
## Langues
Français (langue maternelle), Néerlandais (B1), Anglais (B2)
FOOT Personne de contact : Dr A. Piron, chef de service, 081 00 04 40, a.piron@godinne-urg.example
`,
  }),
  cv('r10-fr-ch-horloger', 'odt', 'fr', 'CH', {
    names: ['Loïc Perrenoud-Favre'],
    email: 'loic.perrenoud@valleemail.example',
    phone: '032 555 01 29',
    city: 'Le Locle',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Horloger complications | Ulysse Nardin | Le Locle | 2017-02 | now',
      'Horloger rhabilleur | Tissot SA, service après-vente | Le Locle | 2011-08 | 2017-01',
      'Horloger T1/T2 | Sellita Watch Co | La Chaux-de-Fonds | 2008-08 | 2011-07',
    ],
    page: `
Loïc Perrenoud-Favre
Rue de la Côte 9
2400 Le Locle
032 555 01 29
loic.perrenoud@valleemail.example
Marié, deux enfants, nationalité suisse
^ **Résumé.** Horloger de métier et de famille, dix-huit ans d'établi, dont neuf sur tourbillons et répétitions. Je cherche un poste de formateur ou de responsable d'atelier dans l'Arc jurassien.
^ **Où j'ai travaillé**
Depuis février 2017, je suis chez Ulysse Nardin au Locle :
* Horloger complications, assemblage complet d'un calibre tourbillon, réglage, contrôle 16 jours
* formation de trois apprentis
D'août 2011 à janvier 2017 : Horloger rhabilleur, Tissot SA, service après-vente, Le Locle
* révision de quartz et mécaniques, chronographes Valjoux, devis
D'août 2008 à juillet 2011 : Horloger T1/T2, Sellita Watch Co, La Chaux-de-Fonds
* posage, emboîtage, réglage de série
^ **Formation**
CFC d'horloger praticien, CIFOM Le Locle, 2008
Brevet fédéral de formateur (module 1), 2023
Permis B
^ **Langues**
Français maternel, Allemand scolaire, Anglais technique
^ **Outils**
Witschi, Lepsi, tour 8 mm, SAP (bons de travail)
`,
  }),
  cv('r11-fr-ca-charge-projet', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève Tremblay-Nguyen'],
    email: 'me.tremblaynguyen@boreal.example',
    phone: '418 555-0144',
    city: 'Lévis',
    headline: 'Chargée de projet, mécanique du bâtiment',
    languages: ['Français', 'Anglais', 'Vietnamien'],
    jobs: [
      'Chargée de projet | Stantec | Québec | 2021-05 | now',
      'Ingénieure en mécanique du bâtiment | Bouthillette Parizeau | Québec | 2016-08 | 2021-04',
      'Ingénieure junior (CPI) | Groupe Ambioner | Québec | 2013-06 | 2016-07',
      'Stagiaire en génie | Hydro-Québec | Montréal | 2012-05 | 2012-08',
    ],
    aside: [3],
    page: `
! Marie-Ève Tremblay-Nguyen, ing., PMP
Chargée de projet, mécanique du bâtiment
Lévis (Québec) | 418 555-0144 | me.tremblaynguyen@boreal.example
# SOMMAIRE
13 ans en CVAC et plomberie, hôpitaux et écoles. Membre de l'OIQ (no sur demande). J'ai livré l'agrandissement d'un bloc opératoire sans fermer une seule salle.
# EXPÉRIENCE DE TRAVAIL
**Stantec, Québec** \tmai 2021 – présent
__Chargée de projet__
* Portefeuille de 9 M$ d'honoraires, équipe de 7
* Modernisation de la centrale thermique d'un CIUSSS
* Soumissions publiques (SEAO), suivi des avenants
**Bouthillette Parizeau, Québec** \taoût 2016 – avril 2021
__Ingénieure en mécanique du bâtiment__
* Plans et devis, surveillance de chantier, LEED v4
**Groupe Ambioner, Québec** \tjuin 2013 – juillet 2016
__Ingénieure junior (CPI)__
* Audits énergétiques de 40 écoles
**Hydro-Québec, Montréal** \tmai – août 2012
__Stagiaire en génie__
# SCOLARITÉ
B. Ing. génie mécanique, Université Laval, 2013
DEC sciences de la nature, Cégep de Lévis, 2009
# LOGICIELS
Revit MEP, AutoCAD, HAP, Simeb, MS Project
# LANGUES
Français, Anglais (avancé), Vietnamien (parlé à la maison)
`,
  }),
  cv('r12-fr-ci-assistante', 'rtf', 'fr', 'CI', {
    names: ['Akissi Marie-Laure Kouadio', 'Akissi Kouadio', 'Marie-Laure Kouadio'],
    email: 'ml.kouadio@lagunepost.example',
    phone: '+225 07 00 00 01 64',
    city: 'Abidjan',
    headline: 'Assistante de direction bilingue',
    languages: ['Français', 'Anglais', 'Baoulé'],
    jobs: [
      'Assistante de direction | Bolloré Transport & Logistics CI | Abidjan | 2020-09 | now',
      'Secrétaire de direction | SODECI | Abidjan | 2015-02 | 2020-08',
      'Secrétaire bureautique | Cabinet Maître Assamoi | Bouaké | 2012-04 | 2014-12',
      'Stagiaire | Port Autonome de San Pedro | San Pedro | 2011-09 | 2012-02',
    ],
    aside: [3],
    page: `
> CURRICULUM VITAE
^ **I – ÉTAT CIVIL**
Nom : KOUADIO
Prénoms : Akissi Marie-Laure
Date et lieu de naissance : 19 mai 1988 à Tiébissou
Nationalité : ivoirienne
Situation matrimoniale : mariée, 3 enfants
Domicile : Abidjan, Cocody Angré 8e tranche
Cel : +225 07 00 00 01 64
E-mail : ml.kouadio@lagunepost.example
Fonction : Assistante de direction bilingue
^ **II – EXPÉRIENCES PROFESSIONNELLES**
De septembre 2020 à ce jour : Bolloré Transport & Logistics CI, Abidjan
Poste : Assistante de direction
Tâches : agenda du DG, missions et visas, comptes rendus du CODIR, organisation des réceptions
De février 2015 à août 2020 : SODECI, Abidjan
Poste : Secrétaire de direction
Tâches : courrier, classement, suivi des marchés
D'avril 2012 à décembre 2014 : Cabinet Maître Assamoi, Bouaké
Poste : Secrétaire bureautique
De septembre 2011 à février 2012 : Port Autonome de San Pedro, San Pedro
Poste : Stagiaire
^ **III – DIPLÔMES**
2017 : Licence professionnelle Assistanat de direction, INP-HB Yamoussoukro
2011 : BTS Secrétariat de direction, Groupe Loko Abidjan
2008 : Baccalauréat G1, Lycée technique de Bouaké
^ **IV – INFORMATIQUE ET LANGUES**
Word, Excel, PowerPoint, Outlook, Sage Saari
Français : excellent – Anglais : bien – Baoulé : maternelle
Je certifie sur l'honneur l'exactitude des renseignements ci-dessus.
`,
  }),
  cv('r13-es-es-jefa-de-sala', 'pdf', 'es', 'ES', {
    names: ['María del Carmen Ortega Villalba', 'Carmen Ortega Villalba', 'Mamen Ortega Villalba'],
    email: 'mamen.ortega@azaharmail.example',
    phone: '600 000 183',
    city: 'Sevilla',
    headline: 'Jefa de sala y sumiller',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Jefa de sala | Restaurante Abacería del Arenal | Sevilla | 2021-03 | now',
      'Sumiller | Hotel Alfonso XIII | Sevilla | 2016-05 | 2020-11',
      'Jefa de rango | Grupo La Raza | Sevilla | 2012-02 | 2016-04',
      'Camarera | Chiringuito El Faro | Chipiona | 2009 | 2011',
    ],
    page: `
[[ 11 6
! Mª del Carmen Ortega Villalba
Jefa de sala y sumiller
(Mamen para casi todo el mundo)
^ **EXPERIENCIA**
**Jefa de sala** | marzo 2021 – actualidad
Restaurante Abacería del Arenal, Sevilla
* 70 cubiertos, equipo de 9 personas
* Carta de 240 referencias, mucho Jerez
* Cuadrantes, reservas con CoverManager, caja
**Sumiller** | mayo 2016 – noviembre 2020
Hotel Alfonso XIII, Sevilla
* Maridajes, banquetes de hasta 300
* Salí con el ERE de la pandemia
**Jefa de rango** | febrero 2012 – abril 2016
Grupo La Raza, Sevilla
**Camarera** | veranos 2009 – 2011
Chiringuito El Faro, Chipiona
^ **ESTUDIOS**
Técnico Superior en Dirección de Servicios de Restauración, Escuela de Hostelería de Sevilla, 2011
WSET Level 3 in Wines, 2019
Formadora homologada de los Vinos de Jerez, 2022
---
**CONTACTO**
C/ Pureza, 40
41010 Sevilla
600 000 183
mamen.ortega@azaharmail.example
Nombre completo: María del Carmen Ortega Villalba
^ **IDIOMAS**
Español – nativo
Inglés – B2
Francés – B1
^ **OTROS**
Carné de manipulador
Carné B y moto propia
Incorporación en 15 días
]]
`,
  }),
  cv('r14-es-es-desarrollador', 'docx', 'es', 'ES', {
    names: ['Iker Etxeberria Goikoetxea', 'Iker Etxeberria'],
    email: 'iker@etxecode.example',
    phone: '+34 600 000 241',
    city: 'Donostia',
    headline: 'Desarrollador backend (Java / Kotlin)',
    languages: ['Euskera', 'Castellano', 'Inglés'],
    jobs: [
      'Tech Lead | Kutxabank Tech | Donostia | 2023-01 | now',
      'Desarrollador backend senior | Idealista | Madrid | 2019-04 | 2022-12',
      'Desarrollador Java | Ibermática | Donostia | 2015-09 | 2019-03',
      'Becario de investigación | Vicomtech | Donostia | 2014-10 | 2015-07',
    ],
    aside: [3],
    page: `
# Iker Etxeberria Goikoetxea
Desarrollador backend (Java / Kotlin)
Donostia (Gipuzkoa), remoto o híbrido · +34 600 000 241 · iker@etxecode.example · github: etxecode
## Qué hago
Servicios que mueven dinero y no se caen. Once años con la JVM, los últimos tres coordinando un equipo de seis. Prefiero borrar código a escribirlo.
## Dónde he estado
**Tech Lead @ Kutxabank Tech**, Donostia
ene 2023 → hoy
Pagos instantáneos. Kotlin, Spring Boot 3, Kafka, PostgreSQL, OpenShift. Guardias 1 de cada 5 semanas.
**Desarrollador backend senior @ Idealista**, Madrid (remoto desde 2020)
abr 2019 → dic 2022
Buscador y alertas. Java 11/17, Elasticsearch, AWS.
**Desarrollador Java @ Ibermática**, Donostia
sep 2015 → mar 2019
Administración pública vasca. Java 8, Oracle, Struts (sí, Struts).
**Becario de investigación @ Vicomtech**, Donostia
oct 2014 → jul 2015
## Estudios
Grado en Ingeniería Informática, UPV/EHU, 2015
Kubernetes CKAD, 2022
## Idiomas
Euskera (materna), Castellano (materna), Inglés (C1, Advanced 2018)
## Y además
Montaña, trikitixa y una huerta pequeña.
`,
  }),
  cv('r15-es-mx-pagina-dos', 'pdf', 'es', 'MX', {
    names: [],
    languages: ['Español', 'Inglés'],
    jobs: [
      'Supervisor de producción | Nemak | García | 2014-08 | 2019-02',
      'Técnico de mantenimiento | Metalsa | Apodaca | 2010-03 | 2014-07',
      'Auxiliar de calidad | Carplastic | Apodaca | 2008-06 | 2010-02',
    ],
    page: `
* Reducción de scrap de 4.1% a 2.6% en la línea de cabezas
* Responsable de 3 turnos y 87 operadores sindicalizados
* Implementación de TPM y 5S, auditor interno IATF 16949
**Supervisor de producción**
Nemak, García, N.L.
Agosto 2014 a febrero 2019
* Fundición a presión, celdas 4 a 9
* Programación de personal, OEE diario, juntas de arranque
**Técnico de mantenimiento**
Metalsa, Apodaca, N.L.
Marzo 2010 a julio 2014
* PLC Allen-Bradley, robots Fanuc de soldadura, hidráulica
**Auxiliar de calidad**
Carplastic, Apodaca, N.L.
Junio 2008 a febrero 2010
# ESCOLARIDAD
Ingeniería Mecánica Administrador, FIME-UANL, titulado 2012
Técnico en Electromecánica, CONALEP Apodaca, 2008
# CURSOS
Green Belt Six Sigma (ITESM, 2018), Core Tools, NOM-004 y NOM-029, manejo de montacargas
# IDIOMAS
Español 100%
Inglés 75%
# INFORMACIÓN ADICIONAL
Disponibilidad para viajar y cambiar de residencia. Licencia tipo A vigente. Visa B1/B2.
FOOT Página 2 de 2
`,
  }),
  cv('r16-es-mx-ejecutiva', 'doc', 'es', 'MX', {
    names: ['Xóchitl Guadalupe Hernández Tzompantzi', 'Xóchitl Hernández Tzompantzi'],
    email: 'xochitl.hdz@correoanahuac.example',
    phone: '55 5550 0137',
    city: 'Tlalnepantla',
    headline: 'Ejecutiva de cuenta clave (KAM) – autoservicios',
    languages: ['Inglés'],
    jobs: [
      'Key Account Manager | Grupo Herdez | Ciudad de México | 2022-02 | now',
      'Ejecutiva de ventas autoservicios | La Costeña | Ecatepec | 2017-06 | 2022-01',
      'Promotora líder | Sigma Alimentos | Tlalnepantla | 2014-01 | 2017-05',
    ],
    page: `
> **LIC. XÓCHITL GUADALUPE HERNÁNDEZ TZOMPANTZI**
> Ejecutiva de cuenta clave (KAM) – autoservicios
> Tlalnepantla, Estado de México / Cel. 55 5550 0137 / xochitl.hdz@correoanahuac.example
# Objetivo
Integrarme a una empresa de consumo masivo donde pueda llevar una cadena nacional completa y crecer a gerencia.
# Trayectoria
|| 8 9
| **Empresa y puesto** | **Logros**
| Grupo Herdez, Ciudad de México\\Key Account Manager\\Feb 2022 – a la fecha | * Soriana y Chedraui, $410 MDP anuales\\* +14% vs. AA en 2025\\* Negociación de plan conjunto y espacios
| La Costeña, Ecatepec\\Ejecutiva de ventas autoservicios\\Jun 2017 – Ene 2022 | * 62 tiendas en Valle de México\\* Cero agotados en temporada de cuaresma
| Sigma Alimentos, Tlalnepantla\\Promotora líder\\Ene 2014 – May 2017 | * 18 promotoras a cargo
# Formación
Lic. en Mercadotecnia, UVM Campus Hispano (2009 – 2013), cédula en trámite
Diplomado en Category Management, Anáhuac, 2023
# Habilidades
Negociación, Nielsen, Retail Link, Excel avanzado, manejo estándar
# Idiomas
Inglés intermedio
`,
  }),
  cv('r17-es-ar-enfermero', 'txt', 'es', 'AR', {
    names: ['Leandro Ezequiel Paredes Quispe', 'Leandro Paredes Quispe'],
    email: 'leandro.paredesq@riomail.example',
    phone: '11 5555-0162',
    city: 'Lanús',
    languages: ['Quechua', 'Portugués'],
    headline: 'Licenciado en Enfermería – UTI adultos',
    jobs: [
      'Enfermero UTI | Hospital Italiano de Buenos Aires | CABA | 2019-05 | now',
      'Enfermero de guardia | Hospital Evita | Lanús | 2015-03 | 2019-04',
      'Enfermero domiciliario | En Casa Salud | Avellaneda | 2013-08 | 2015-02',
    ],
    page: `
PAREDES QUISPE, Leandro Ezequiel
DNI a pedido - 37 años - soltero
Ituzaingó 2100, Lanús, Pcia. de Buenos Aires
Cel: 11 5555-0162
leandro.paredesq@riomail.example

Licenciado en Enfermería – UTI adultos
Matrícula nacional y provincial al día

ANTECEDENTES LABORALES

Mayo 2019 a la actualidad
Hospital Italiano de Buenos Aires, CABA
Enfermero UTI
Franquero (sáb, dom y feriados 12 hs). ARM, CRRT, ECMO, post trasplante hepático.

Marzo 2015 a abril 2019
Hospital Evita, Lanús
Enfermero de guardia
Shock room, triage, pediatría en invierno.

Agosto 2013 a febrero 2015
En Casa Salud, Avellaneda
Enfermero domiciliario

ESTUDIOS

Licenciatura en Enfermería - Universidad Nacional de Lanús - 2018
Enfermero universitario - UNLa - 2013
Bachiller en Cs. Naturales - EES 12 Lanús - 2006

CURSOS
ACLS (2025), PICC ecoguiado (2023), RCP instructor

IDIOMAS
Quechua: lo hablo en familia
Portugués: leo bien

Pretendida: a convenir. Busco turno noche en semana, dejo el franquero solo si conviene.
`,
  }),
  cv('r18-es-co-auxiliar', 'docx', 'es', 'CO', {
    names: ['Yuliana Andrea Mosquera Palacios', 'Yuliana Mosquera Palacios'],
    email: 'yuliana.mosquera@correopacifico.example',
    phone: '300 555 0119',
    city: 'Cali',
    languages: [],
    headline: 'Auxiliar contable y de nómina',
    jobs: [
      'Auxiliar de nómina | Ingenio La Cabaña | Guachené | 2021-07 | now',
      'Auxiliar contable | Ferretería El Tornillo Feliz | Cali | 2018-01 | 2021-06',
      'Cajera | Almacenes La 14 | Cali | 2015-11 | 2017-12',
      'Aprendiz SENA | Comfandi | Cali | 2015-04 | 2015-10',
    ],
    aside: [3],
    page: `
PIC foto | Foto tipo documento, fondo blanco
# HOJA DE VIDA
## Datos personales
|| 6 11
| NOMBRES | Yuliana Andrea
| APELLIDOS | Mosquera Palacios
| LUGAR DE NACIMIENTO | Quibdó, Chocó
| ESTADO CIVIL | Unión libre
| CIUDAD | Cali
| CELULAR | 300 555 0119
| CORREO | yuliana.mosquera@correopacifico.example
## Perfil
Auxiliar contable y de nómina
Técnica con ocho años de experiencia, responsable, con buen manejo de Siigo y de la nómina electrónica. Trabajo bien bajo presión en los cierres.
## Experiencia laboral
EMPRESA: Ingenio La Cabaña, Guachené
CARGO: Auxiliar de nómina
TIEMPO: julio de 2021 hasta la fecha
FUNCIONES: novedades, horas extras, seguridad social de 640 trabajadores, cesantías
^ EMPRESA: Ferretería El Tornillo Feliz, Cali
CARGO: Auxiliar contable
TIEMPO: enero de 2018 a junio de 2021
FUNCIONES: causación, conciliaciones, retenciones, ICA
^ EMPRESA: Almacenes La 14, Cali
CARGO: Cajera
TIEMPO: noviembre de 2015 a diciembre de 2017
^ EMPRESA: Comfandi, Cali
CARGO: Aprendiz SENA
TIEMPO: abril a octubre de 2015
## Estudios
Contaduría Pública, Univalle, 7.º semestre (nocturna)
Tecnóloga en Contabilidad y Finanzas, SENA, 2015
Bachiller, I.E. Santa Librada, 2012
## Referencias personales
Luz Dary Caicedo, contadora, 300 555 0177
Padre Wílmar Asprilla, Parroquia San Judas, 300 555 0181
`,
  }),
  cv('r19-it-it-educatrice', 'docx', 'it', 'IT', {
    names: ['Ilaria Cafarelli'],
    email: 'ilaria.cafarelli@postabologna.example',
    phone: '340 555 0127',
    city: 'Bologna',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Coordinatrice di nido | Cooperativa Cadiai | Bologna | 2022-09 | now',
      'Educatrice | Cooperativa Cadiai | Bologna | 2017-09 | 2022-08',
      'Educatrice supplente | Comune di Casalecchio di Reno | Casalecchio di Reno | 2015-10 | 2017-06',
      'Tirocinante | Nido Patini | Bologna | 2015-02 | 2015-05',
    ],
    aside: [3],
    page: `
# Curriculum vitae
|| 6 11
| **INFORMAZIONI PERSONALI** |  
| Nome | CAFARELLI Ilaria
| Indirizzo | Via del Pratello 71, 40122 Bologna
| Telefono | 340 555 0127
| E-mail | ilaria.cafarelli@postabologna.example
| Nazionalità | Italiana
| Data di nascita | 23/01/1991
^ **ESPERIENZA LAVORATIVA**
|| 6 11
| • Date (da – a) | settembre 2022 – oggi
| • Datore di lavoro | Cooperativa Cadiai, Bologna
| • Tipo di impiego | Coordinatrice di nido
| • Mansioni | 54 bambini, 11 educatrici, turni, rapporto con le famiglie e con il Comune
| • Date (da – a) | settembre 2017 – agosto 2022
| • Datore di lavoro | Cooperativa Cadiai, Bologna
| • Tipo di impiego | Educatrice
| • Mansioni | sezione medi, ambientamenti, documentazione
| • Date (da – a) | ottobre 2015 – giugno 2017
| • Datore di lavoro | Comune di Casalecchio di Reno
| • Tipo di impiego | Educatrice supplente
| • Date (da – a) | febbraio 2015 – maggio 2015
| • Datore di lavoro | Nido Patini, Bologna
| • Tipo di impiego | Tirocinante
^ **ISTRUZIONE E FORMAZIONE**
|| 6 11
| 2024 | Master I livello Coordinamento pedagogico, Università di Modena e Reggio Emilia
| 2015 | Laurea in Scienze dell'educazione (L-19), Università di Bologna, 108/110
| 2010 | Liceo delle scienze umane Laura Bassi
^ **COMPETENZE**
|| 6 11
| Lingue | Italiano (madrelingua), Inglese (B2), Spagnolo (A2)
| Altro | primo soccorso pediatrico, HACCP, patente B
Autorizzo il trattamento dei dati personali ai sensi del GDPR 679/16.
`,
  }),
  cv('r20-it-it-geometra', 'pdf', 'it', 'IT', {
    names: ['Michelangelo Santoro Pinto'],
    email: 'm.santoropinto@levantemail.example',
    phone: '+39 347 555 0108',
    city: 'Bari',
    headline: 'Geometra di cantiere – opere stradali e ferroviarie',
    languages: ['Inglese', 'Albanese'],
    jobs: [
      'Assistente di cantiere | Webuild S.p.A. | Bari | 2021-01 | now',
      'Geometra contabile | Matarrese Costruzioni | Bari | 2014-04 | 2020-12',
      'Geometra | Studio Tecnico Lorusso | Altamura | 2009-10 | 2014-03',
    ],
    page: `
> **Geom. Michelangelo Santoro Pinto**
> Geometra di cantiere – opere stradali e ferroviarie
> Via Dalmazia 19, Bari – cell. +39 347 555 0108 – m.santoropinto@levantemail.example
# Esperienze
2021.01 – in corso \tAssistente di cantiere
\tWebuild S.p.A. – Bari
\tNodo ferroviario, lotto sud: tracciamenti, controllo getti, giornale lavori, rapporti con la D.L. e con Italferr
2014.04 – 2020.12 \tGeometra contabile
\tMatarrese Costruzioni – Bari
\tSAL, libretti delle misure, analisi prezzi, riserve; SS 96 e due svincoli sulla tangenziale
2009.10 – 2014.03 \tGeometra
\tStudio Tecnico Lorusso – Altamura
\tRilievi, accatastamenti, SCIA, perizie per il tribunale
# Titoli
Abilitazione alla professione, 2012, Collegio di Bari n. 4018
Diploma di geometra, I.T.G. Euclide, Bari, 2008 (92/100)
Corso 120 ore coordinatore sicurezza CSP/CSE, agg. 2025
# Strumenti
AutoCAD, Civil 3D, Primus, STR Vision, stazione totale Leica, GPS
# Lingue
Inglese: discreto
Albanese: parlato (mia moglie è di Durazzo)
# Varie
Automunito, disponibile a trasferte in Italia. Retribuzione attuale CCNL Edilizia liv. 6.
Ing. Carla Digioia (capocantiere, 080 555 0190) può dare referenze.
`,
  }),
  cv('r21-it-it-operaio', 'txt', 'it', 'IT', {
    names: ['Gurpreet Singh Dhaliwal', 'Gurpreet Dhaliwal'],
    email: 'gurpreet.dhaliwal@padanamail.example',
    phone: '388 555 0143',
    city: 'Viadana',
    languages: ['Punjabi', 'Hindi', 'Italiano'],
    jobs: [
      'Addetto macchine CNC | Meccanica Oglio Srl | Viadana | 2020-09 | now',
      'Mungitore | Azienda agricola Fratelli Bertolini | Pomponesco | 2012-03 | 2020-08',
      'Magazziniere | Cooperativa Servizi Po | Casalmaggiore | 2010-05 | 2012-02',
    ],
    page: `
Curriculum di Gurpreet Singh Dhaliwal

Vivo a: Viadana (MN)
Cell: 388 555 0143
Email: gurpreet.dhaliwal@padanamail.example
Nato: Jalandhar (India), 1986
Documenti: carta di soggiorno lungo periodo
Patente: B, patentino muletto, patentino trattori

LAVORO

da settembre 2020 a oggi
Addetto macchine CNC, Meccanica Oglio Srl, Viadana
tornio e centro di lavoro, Fanuc, controllo pezzi con calibro e micrometro, turni 6-14 14-22

da marzo 2012 ad agosto 2020
Mungitore, Azienda agricola Fratelli Bertolini, Pomponesco
180 vacche, mungitura mattina e sera, vitelli

da maggio 2010 a febbraio 2012
Magazziniere, Cooperativa Servizi Po, Casalmaggiore

SCUOLA

corso IeFP operatore macchine utensili, 600 ore, IAL Viadana 2020
licenza media (CPIA Mantova) 2013
12th class, Punjab School Board, 2004

LINGUE

Punjabi, Hindi, Italiano buono (B1)

Cerco lavoro come operatore CNC con possibilità di imparare la programmazione.
`,
  }),
  cv('r22-it-it-commerciale', 'odt', 'it', 'IT', {
    names: ['Benedetta Maria Zanon', 'Benedetta Zanon'],
    email: 'benedetta.zanon@marcamail.example',
    phone: '349 555 0171',
    city: 'Conegliano',
    headline: 'Area Export Manager, vini e spumanti',
    languages: ['Italiano', 'Inglese', 'Tedesco', 'Francese'],
    jobs: [
      'Area Export Manager | Cantine Bortolin Alta | Valdobbiadene | 2019-02 | now',
      'Export Assistant | Carpenè Malvolti | Conegliano | 2013-09 | 2019-01',
      'Impiegata commerciale estero | Permasteelisa | Vittorio Veneto | 2010-01 | 2013-08',
    ],
    page: `
! Benedetta Maria Zanon
Area Export Manager, vini e spumanti
Conegliano (TV) · 349 555 0171 · benedetta.zanon@marcamail.example
^ Ho 40 anni, vendo Prosecco a chi lo conosce già e a chi non lo vuole. Viaggio circa 110 giorni l'anno.
# Esperienza
## Area Export Manager
Cantine Bortolin Alta, Valdobbiadene, febbraio 2019 – ad oggi
* DACH, Benelux, Scandinavia: da 1,9 a 4,2 milioni
* Gare Systembolaget e Vinmonopolet
* Fiere: ProWein, Vinitaly, Wine Paris
## Export Assistant
Carpenè Malvolti, Conegliano, settembre 2013 – gennaio 2019
* Ordini, documenti doganali, accise, DAA
* Sostituzione maternità dell'area Germania, poi rimasta
## Impiegata commerciale estero
Permasteelisa, Vittorio Veneto, gennaio 2010 – agosto 2013
* Offerte e traduzioni tecniche
# Formazione
Laurea magistrale in Lingue e istituzioni economiche, Università Ca' Foscari Venezia, 2009
Liceo linguistico, Conegliano, 2004
AIS, sommelier, 2016
# Lingue
Italiano: madrelingua
Inglese: C1
Tedesco: C2
Francese: B1
# Informatica
CRM Zoho, TeamSystem, Excel
`,
  }),
  cv('r23-it-it-avvocata', 'doc', 'it', 'IT', {
    names: ['Chiara Benvenuti Della Rovere'],
    email: 'c.dellarovere@forocap.example',
    phone: '06 5555 0192',
    city: 'Roma',
    headline: 'Legale d’impresa – contratti e appalti pubblici',
    languages: ['inglese', 'francese'],
    jobs: [
      'Senior Legal Counsel | Acquedotti Laziali S.p.A. | Roma | 2020-11 | now',
      'Associate | Studio Legale Ferrante Mori | Roma | 2014-03 | 2020-10',
      'Praticante avvocato | Studio Legale Ferrante Mori | Roma | 2011-10 | 2014-02',
    ],
    aside: [2],
    page: `
> Avv. Chiara BENVENUTI DELLA ROVERE
> Legale d’impresa – contratti e appalti pubblici
~ Roma, Via Ostiense 200 | 06 5555 0192 | c.dellarovere@forocap.example
# Profilo
Avvocata iscritta all’Albo di Roma dal 2014 (elenco speciale dal 2021). Quindici anni di diritto amministrativo, prima dalla parte dello studio e poi dalla parte dell’azienda.
# Percorso professionale
**Acquedotti Laziali S.p.A.**, Roma – Senior Legal Counsel (dal 11/2020)
Redazione di bandi e disciplinari, d.lgs. 36/2023, contenzioso TAR e Consiglio di Stato affidato a legali esterni, modello 231, pareri al CdA.
**Studio Legale Ferrante Mori**, Roma – Associate (03/2014 – 10/2020)
Ricorsi in materia di gare, espropri, concessioni. Udienze in tutta Italia.
**Studio Legale Ferrante Mori**, Roma – Praticante avvocato (10/2011 – 02/2014)
# Studi
Laurea magistrale in Giurisprudenza, LUISS Guido Carli, 2011, 110 e lode
Master in Appalti pubblici, Università di Roma Tor Vergata, 2016
Maturità classica, Liceo Virgilio, 2006
# Lingue
inglese C1 (IELTS 7.5), francese B2
# Pubblicazioni
Due note a sentenza su rivista, elenco a richiesta
`,
  }),
  cv('r24-it-it-cuoco', 'rtf', 'it', 'IT', {
    names: ['Salvatore Lo Cicero', 'Totò Lo Cicero'],
    email: 'toto.locicero@conchiglia.example',
    phone: '331 555 0166',
    city: 'Trapani',
    languages: ['italiano', 'inglese'],
    jobs: [
      'capo partita primi | Ristorante Serisso Vecchio | Trapani | 2023-04 | now',
      'sous chef | Tonnara di Scopello Resort | Scopello | 2020-05 | 2022-10',
      'demi chef | Gordon Street Trattoria | Glasgow | 2017-02 | 2020-03',
      'commis di cucina | MSC Crociere | Napoli | 2014-06 | 2016-11',
    ],
    page: `
**Salvatore Lo Cicero detto Totò**
cuoco, classe 1994
via Ammiraglio Staiti, Trapani – tel 331 555 0166 – toto.locicero@conchiglia.example
^ **dove ho cucinato**
aprile 2023 – adesso: capo partita primi, Ristorante Serisso Vecchio, Trapani
cous cous di pesce tutto l'anno, pasta fresca, 60 coperti
maggio 2020 – ottobre 2022 (stagioni, aperti anche l'inverno 21): sous chef, Tonnara di Scopello Resort, Scopello
ordini, food cost, brigata di 6
febbraio 2017 – marzo 2020: demi chef, Gordon Street Trattoria, Glasgow
griglia e poi pass, tornato per il covid
giugno 2014 – novembre 2016: commis di cucina, MSC Crociere, Napoli (imbarchi di 7 mesi)
^ **scuola**
Istituto alberghiero Florio, Erice, diploma 2013
stage estivo 2012 a Rimini
HACCP 2024, antincendio rischio medio
^ **lingue**
italiano, inglese (parlato bene, scritto così così)
^ **cerco**
secondo o capo partita in un posto che chiude un giorno a settimana. Posso trasferirmi, meglio con alloggio.
`,
  }),
  cv('r25-pt-pt-rececionista', 'docx', 'pt', 'PT', {
    names: ['Ana Rita Lopes Carvalho', 'Ana Rita Carvalho'],
    email: 'anarita.carvalho@tejomail.example',
    phone: '910 000 154',
    city: 'Almada',
    headline: 'Chefe de receção',
    languages: ['Português', 'Inglês', 'Espanhol', 'Francês'],
    jobs: [
      'Chefe de receção | Hotel Miradouro do Carmo | Lisboa | 2022-01 | now',
      'Rececionista de 1.ª | Vila Galé Ópera | Lisboa | 2017-05 | 2021-12',
      'Rececionista | Pestana Alvor Praia | Alvor | 2014-04 | 2017-03',
      'Estagiária de receção | Hotel Aqualuz | Lagos | 2013-06 | 2013-09',
    ],
    aside: [3],
    page: `
PIC Foto | Retrato de Ana Rita
! Ana Rita Lopes Carvalho
Chefe de receção
|| 3 14
| Morada | Rua Capitão Leitão, 33, 2.º Esq., 2800-136 Almada
| Telem. | 910 000 154
| E-mail | anarita.carvalho@tejomail.example
| Nascida | 11/09/1992
# Experiência
|| 5 12
| 01/2022 – presente | **Chefe de receção**\\Hotel Miradouro do Carmo, Lisboa\\84 quartos, equipa de 11, night audit, overbooking, formação em Opera Cloud
| 05/2017 – 12/2021 | **Rececionista de 1.ª**\\Vila Galé Ópera, Lisboa\\Check-in de grupos, caixa, congressos
| 04/2014 – 03/2017 | **Rececionista**\\Pestana Alvor Praia, Alvor\\Época alta e época baixa, turnos
| 06/2013 – 09/2013 | **Estagiária de receção**\\Hotel Aqualuz, Lagos
# Formação
|| 5 12
| 2010 – 2013 | Licenciatura em Gestão Hoteleira, ESHTE, Estoril
| 2023 | Revenue Management, Turismo de Portugal (50 h)
# Competências
Opera Cloud, Newhotel, Booking Extranet, gestão de reclamações, primeiros socorros
# Idiomas
Português (materna), Inglês (C1), Espanhol (B2), Francês (B1)
`,
  }),
  cv('r26-pt-pt-serralheiro', 'rtf', 'pt', 'PT', {
    names: ['Manuel António Ferreira da Costa', 'Manuel Ferreira da Costa'],
    email: 'ma.ferreiracosta@vougamail.example',
    phone: '910 000 277',
    city: 'Aveiro',
    languages: ['Português', 'Francês'],
    jobs: [
      'Serralheiro mecânico / soldador TIG | Martifer Construções | Oliveira de Frades | 2019-03 | now',
      'Soldador | Eiffage Métal | Dunkerque | 2012-01 | 2018-12',
      'Serralheiro civil | Metalúrgica Irmãos Pinho | Aveiro | 1999-09 | 2011-11',
    ],
    page: `
CURRICULUM VITAE
^ Nome: Manuel António Ferreira da Costa
Residência: Esgueira, Aveiro
Telemóvel: 910 000 277
Correio eletrónico: ma.ferreiracosta@vougamail.example (é da minha filha mas eu vejo)
Estado civil: casado
Idade: 46
^ EXPERIÊNCIA PROFISSIONAL
1) Serralheiro mecânico / soldador TIG
Martifer Construções, Oliveira de Frades
Desde março de 2019 até hoje
Estruturas, tubagem em inox, leitura de isométricos
2) Soldador
Eiffage Métal, Dunkerque (França)
De janeiro de 2012 a dezembro de 2018
Pontes, elétrodo e fio fluxado, posição 6G
3) Serralheiro civil
Metalúrgica Irmãos Pinho, Aveiro
De setembro de 1999 a novembro de 2011
Portões, caixilharia, montagens em obra
^ HABILITAÇÕES
9.º ano (RVCC, 2010)
Certificados ISQ: EN ISO 9606-1, 141 e 111, válidos até 2027
Curso de serralharia, CENFIM Arouca, 1998
^ LÍNGUAS
Português; Francês falado
^ OUTROS
Carta B e B+E. Máquina de soldar própria. Aceito deslocações à semana, estrangeiro só com casa paga.
`,
  }),
  cv('r27-pt-br-analista', 'pdf', 'pt', 'BR', {
    names: ['Thaís Yumi Nakamura de Oliveira', 'Thaís Nakamura de Oliveira'],
    email: 'thais.yumi@ipemail.example',
    phone: '(11) 95555-0136',
    city: 'São Bernardo do Campo',
    headline: 'Analista de RH Pleno | Business Partner',
    languages: ['Inglês', 'Espanhol', 'Japonês'],
    jobs: [
      'Analista de RH Pleno (BP) | Mercedes-Benz do Brasil | São Bernardo do Campo | 2022-08 | now',
      'Analista de Recrutamento e Seleção Jr. | Grupo Fleury | São Paulo | 2019-02 | 2022-07',
      'Assistente de DP | Contabilidade Rudge Ramos | São Bernardo do Campo | 2016-10 | 2019-01',
      'Estagiária de RH | Via Varejo | São Caetano do Sul | 2015-03 | 2016-09',
    ],
    aside: [3],
    page: `
# THAÍS YUMI NAKAMURA DE OLIVEIRA
Brasileira, solteira, 32 anos
São Bernardo do Campo – SP
Tel.: (11) 95555-0136 (WhatsApp)
E-mail: thais.yumi@ipemail.example
^ **Analista de RH Pleno | Business Partner**
## RESUMO
* Dez anos na área, de DP a BP
* Clientes internos: engenharia, pintura e logística, cerca de 900 pessoas
* Projetos de diversidade com resultado medido
## EXPERIÊNCIA PROFISSIONAL
**MERCEDES-BENZ DO BRASIL** – São Bernardo do Campo
Analista de RH Pleno (BP) \t08/2022 – atual
* Calibração de desempenho, sucessão, people analytics em Power BI
* Negociação de banco de horas com o sindicato (apoio)
**GRUPO FLEURY** – São Paulo
Analista de Recrutamento e Seleção Jr. \t02/2019 – 07/2022
* 35 vagas/mês, de coletadores a médicos; Gupy
**CONTABILIDADE RUDGE RAMOS** – São Bernardo do Campo
Assistente de DP \t10/2016 – 01/2019
* Folha, férias, rescisões, eSocial
**VIA VAREJO** – São Caetano do Sul
Estagiária de RH \t03/2015 – 09/2016
## FORMAÇÃO ACADÊMICA
Pós-graduação em Gestão de Pessoas – FIA – 2021
Psicologia – Universidade Metodista de São Paulo – 2017 (CRP ativo)
## IDIOMAS
Inglês – avançado
Espanhol – intermediário
Japonês – básico
`,
  }),
  cv('r28-pt-br-motorista', 'txt', 'pt', 'BR', {
    names: ['Edivaldo Nascimento dos Santos'],
    email: 'edivaldo.santos81@sertaomail.example',
    phone: '(71) 98555-0120',
    city: 'Camaçari',
    languages: [],
    headline: 'Motorista carreteiro CNH E',
    jobs: [
      'Motorista carreteiro | Transportadora Recôncavo | Camaçari | 2018-04 | now',
      'Motorista truck | Braspress | Simões Filho | 2013-01 | 2018-03',
      'Motorista entregador | Supermercados Mateus Bahia | Salvador | 2008-07 | 2012-12',
      'Ajudante de entrega | Supermercados Mateus Bahia | Salvador | 2005-02 | 2008-06',
    ],
    page: `
EDIVALDO NASCIMENTO DOS SANTOS
Rua da Gleba B, 410 - Camaçari - BA
Fone (71) 98555-0120 / recado com Neide (71) 98555-0121
edivaldo.santos81@sertaomail.example
45 anos, casado, 2 filhos

CARGO PRETENDIDO: Motorista carreteiro CNH E

EXPERIENCIAS

Transportadora Recôncavo - Camaçari
Motorista carreteiro
abril/2018 - até o momento
(produto químico do polo, bitrem, rota BA-SE-PE)

Braspress - Simões Filho
Motorista truck
janeiro/2013 - março/2018

Supermercados Mateus Bahia - Salvador
Motorista entregador
julho/2008 - dezembro/2012

Supermercados Mateus Bahia - Salvador
Ajudante de entrega
fevereiro/2005 - junho/2008

CURSOS

MOPP (SEST SENAT, reciclagem 2025)
Direção defensiva
Carga indivisível
NR 20 e NR 35

ESCOLARIDADE

Ensino médio completo, Colégio Estadual Luiz Viana, 2002

OBS: CNH E com EAR, sem pontos. Exame toxicológico em dia.
`,
  }),
  cv('r29-pt-br-fisioterapeuta', 'odt', 'pt', 'BR', {
    names: ['Rafael Guimarães Bittencourt'],
    email: 'rafael.bittencourt@guaibamail.example',
    phone: '51 99555-0188',
    city: 'Porto Alegre',
    languages: ['português', 'inglês', 'alemão'],
    headline: 'Fisioterapeuta – ortopedia e esporte',
    jobs: [
      'Coordenador de fisioterapia | Clínica Moinhos Movimento | Porto Alegre | 2021-06 | now',
      'Fisioterapeuta | Esporte Clube Juventude | Caxias do Sul | 2017-01 | 2021-05',
      'Fisioterapeuta hospitalar | Hospital Nossa Senhora da Conceição | Porto Alegre | 2014-03 | 2016-12',
    ],
    page: `
[[ 5 12
**Contato**
Porto Alegre / RS
51 99555-0188
rafael.bittencourt@guaibamail.example
CREFITO-5 ativo
^ **Idiomas**
português
inglês (fluente)
alemão (de casa, Hunsrückisch)
^ **Competências**
* Terapia manual
* Dinamometria
* Dry needling
* Pilates clínico
---
! Dr. Rafael Guimarães Bittencourt
Fisioterapeuta – ortopedia e esporte
Trabalho com joelho e ombro desde a formatura. Gosto de alta: paciente bom é o que não volta.
^ **Trajetória**
**Coordenador de fisioterapia** · jun. 2021 a atualmente
Clínica Moinhos Movimento, Porto Alegre
Equipe de 8, protocolos de LCA, convênios, indicadores
**Fisioterapeuta** · jan. 2017 a mai. 2021
Esporte Clube Juventude, Caxias do Sul
Base e profissional, viagens da série B
**Fisioterapeuta hospitalar** · mar. 2014 a dez. 2016
Hospital Nossa Senhora da Conceição, Porto Alegre
UTI, traumatologia
^ **Formação**
Mestrado em Ciências do Movimento Humano, UFRGS, 2020
Especialização em Fisioterapia Esportiva, SONAFE, 2016
Graduação em Fisioterapia, PUCRS, 2013
]]
`,
  }),
  cv('r30-nl-nl-planner', 'docx', 'nl', 'NL', {
    names: ['Jan Willem van der Heijden', 'Jan-Willem van der Heijden'],
    email: 'jw.vanderheijden@polderpost.example',
    phone: '06 - 1234 5071',
    city: 'Waddinxveen',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Senior planner internationaal | Van Duin Koeltransport | Waddinxveen | 2020-02 | now',
      'Planner nationaal | Kuehne+Nagel | Rotterdam | 2014-06 | 2020-01',
      'Expeditiemedewerker | De Rijke Transport | Spijkenisse | 2010-09 | 2014-05',
    ],
    page: `
# Curriculum Vitae
## Persoonlijke gegevens
|| 5 12
| Achternaam | van der Heijden
| Voornamen | Jan Willem
| Roepnaam | Jan-Willem
| Adres | Zuidplaslaan 14, 2743 AB Waddinxveen
| Telefoon | 06 - 1234 5071
| E-mail | jw.vanderheijden@polderpost.example
| Geboortedatum | 27 april 1988
| Rijbewijs | B, C (code 95 verlopen)
## Werkervaring
|| 5 12
| feb. 2020 – heden | Senior planner internationaal\\Van Duin Koeltransport, Waddinxveen\\45 auto's, Duitsland, Zwitserland, Noord-Italië. Charters inkopen, chauffeurs aan de lijn, weekenddienst 1 op 4.
| juni 2014 – jan. 2020 | Planner nationaal\\Kuehne+Nagel, Rotterdam\\Containers, venstertijden, ECT en Maasvlakte 2
| sept. 2010 – mei 2014 | Expeditiemedewerker\\De Rijke Transport, Spijkenisse\\CMR, T1, klantcontact
## Opleiding
|| 5 12
| 2006 – 2010 | MBO 4 Manager transport en logistiek, STC Rotterdam (diploma)
| 2001 – 2006 | HAVO, Coenecoop College (zonder diploma)
| 2022 | Douanedeclarant, Evofenedex
## Overig
|| 5 12
| Systemen | TransPlan, Transics, Portbase, Excel
| Talen | Nederlands, Duits (goed), Engels (goed)
| Hobby's | schaatsen, vrijwilliger bij de ijsbaan
`,
  }),
  cv('r31-nl-nl-verpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Fatima-Zahra El Bakkali'],
    email: 'fz.elbakkali@maaspost.example',
    phone: '06-12345188',
    city: 'Rotterdam',
    headline: 'Wijkverpleegkundige niveau 6',
    languages: ['Nederlands', 'Tarifit', 'Frans'],
    jobs: [
      'Wijkverpleegkundige | Laurens | Rotterdam | 2021-09 | now',
      'Verpleegkundige longafdeling | Franciscus Gasthuis | Rotterdam | 2018-02 | 2021-08',
      'Verzorgende IG | Aafje | Rotterdam | 2013-07 | 2018-01',
      'Bijbaan kassa | Albert Heijn | Rotterdam | 2009 | 2013',
    ],
    page: `
> Fatima-Zahra El Bakkali
> **Wijkverpleegkundige niveau 6**
> Rotterdam | 06-12345188 | fz.elbakkali@maaspost.example | BIG op aanvraag
# Over mij
Ik ben wijkverpleegkundige op Zuid en daar ook opgegroeid. Ik indiceer, ik coach een team van 14 en ik was nog gewoon mee als het moet. Zoek 28 uur, geen avonden door de kinderen.
# Werk
**Wijkverpleegkundige, Laurens, Rotterdam** – september 2021 t/m heden
* Indicatiestelling, Omaha, casemanagement dementie
* Werkbegeleider van hbo-v stagiaires
**Verpleegkundige longafdeling, Franciscus Gasthuis, Rotterdam** – februari 2018 t/m augustus 2021
* COPD, thuisbeademing, twee coronagolven
**Verzorgende IG, Aafje, Rotterdam** – juli 2013 t/m januari 2018
**Bijbaan kassa, Albert Heijn, Rotterdam** – 2009 t/m 2013
# Opleidingen
HBO-V deeltijd, Hogeschool Rotterdam, 2021
MBO-Verpleegkunde niveau 4, Albeda, 2018
Verzorgende IG, Zadkine, 2013
# Vaardigheden
ONS (Nedap), HiX, katheteriseren, PICC, VAC-therapie, motiverende gespreksvoering
# Talen
Nederlands en Tarifit (thuis), Frans (een beetje)
# Referentie
Teammanager Ingrid Bos, 010 555 0199, i.bos@laurens-zuid.example
`,
  }),
  cv('r32-nl-nl-accountant', 'odt', 'nl', 'NL', {
    names: ['Sharmila Ramdien-Kalpoe', 'Sharmila Ramdien'],
    email: 's.ramdien@vlietmail.example',
    phone: '+31 6 1234 5233',
    city: 'Zoetermeer',
    headline: 'Assistent-accountant mkb, samenstelpraktijk',
    languages: ['Nederlands', 'Engels', 'Sarnami'],
    jobs: [
      'Relatiebeheerder mkb | Flynth adviseurs en accountants | Den Haag | 2022-04 | now',
      'Assistent-accountant | Countus | Zwolle | 2016-09 | 2022-03',
      'Administratief medewerker | Gemeente Zoetermeer | Zoetermeer | 2012-01 | 2016-08',
      'Stagiaire | BDO | Den Haag | 2011-02 | 2011-07',
    ],
    aside: [3],
    page: `
S. (Sharmila) Ramdien-Kalpoe AA
Assistent-accountant mkb, samenstelpraktijk
Zoetermeer
+31 6 1234 5233
s.ramdien@vlietmail.example
# Profiel
Accuraat, direct en klantgericht. Ruim tien jaar samenstelpraktijk, klanten in bouw, horeca en zorg. AA sinds 2024.
# Ervaring
= 04-2022 tot heden\tRelatiebeheerder mkb
= \tFlynth adviseurs en accountants, Den Haag
* 70 klanten, jaarrekeningen, aangiften Vpb en IB, begroting met de ondernemer
* Twee assistenten inwerken
= 09-2016 tot 03-2022\tAssistent-accountant
= \tCountus, Zwolle
* Samenstellen, btw, loonadministratie agrarische klanten
* Doordeweeks in Zwolle gewoond
= 01-2012 tot 08-2016\tAdministratief medewerker
= \tGemeente Zoetermeer
* Crediteuren, belastingen
= 02-2011 tot 07-2011\tStagiaire
= \tBDO, Den Haag
# Opleiding
Accountancy, Hogeschool Windesheim, 2018 – 2023 (deeltijd)
MBO Financiële beroepen niveau 4, ID College, 2011
# Software
Caseware, Exact Online, Twinfield, Visionplanner, Nextens
# Talen
Nederlands, Engels, Sarnami
`,
  }),
  cv('r33-nl-be-magazijnier', 'txt', 'nl', 'BE', {
    names: ['Kevin De Smedt'],
    email: 'kevin.desmedt@scheldemail.example',
    phone: '0470 00 02 46',
    city: 'Sint-Niklaas',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Ploegbaas magazijn | Katoen Natie | Kallo | 2019-10 | now',
      'Heftruckchauffeur | Katoen Natie | Kallo | 2015-01 | 2019-09',
      'Orderpicker (interim) | Randstad bij Colruyt | Halle | 2013-03 | 2014-12',
      'Arbeider | Tapijtweverij De Poortere | Zele | 2009 | 2013',
    ],
    page: `
CV - De Smedt Kevin

Plezantstraat 108
9100 Sint-Niklaas
gsm 0470 00 02 46
kevin.desmedt@scheldemail.example
15/12/1990, samenwonend, 1 dochter

WERK

10/2019 - nu      Ploegbaas magazijn, Katoen Natie, Kallo
                  vroege en late, 16 man, polymeren, veiligheidsrondes
01/2015 - 09/2019 Heftruckchauffeur, Katoen Natie, Kallo
03/2013 - 12/2014 Orderpicker (interim), Randstad bij Colruyt, Halle
2009 - 2013       Arbeider, Tapijtweverij De Poortere, Zele

OPLEIDING

TSO Elektromechanica, VTS Sint-Niklaas, 2009 (getuigschrift 6de jaar)
Heftruck en reachtruck, VDAB 2013
VCA VOL 2024
EHBO bedrijf, Rode Kruis, bijscholing elk jaar

TALEN

Nederlands: moedertaal
Frans: kan mijn plan trekken
Engels: redelijk

VARIA

rijbewijs B, eigen wagen
SAP EWM, Excel basis
zoekt: dagwerk of vaste nacht, regio Waasland, teamleader of planning
`,
  }),
  cv('r34-nl-be-projectingenieur', 'doc', 'nl', 'BE', {
    names: ['Liesbeth Maria Vanderstraeten', 'Liesbeth Vanderstraeten'],
    email: 'liesbeth.vds@dijlemail.example',
    phone: '+32 470 00 03 15',
    city: 'Leuven',
    headline: 'Projectingenieur waterbouw',
    languages: ['Nederlands', 'Frans', 'Engels', 'Spaans'],
    jobs: [
      'Senior projectingenieur | Jan De Nul Group | Aalst | 2020-06 | now',
      'Projectingenieur | Jan De Nul Group | Panama | 2016-01 | 2020-05',
      'Studie-ingenieur | Sweco Belgium | Brussel | 2012-09 | 2015-12',
    ],
    page: `
HEAD ir. Liesbeth Vanderstraeten – cv november 2026
! ir. Liesbeth Maria Vanderstraeten
Projectingenieur waterbouw
~ Naamsestraat 155, 3000 Leuven – +32 470 00 03 15 – liesbeth.vds@dijlemail.example
# Professionele ervaring
**Jan De Nul Group**
Senior projectingenieur, Aalst (juni 2020 – vandaag)
* Tenders sluizen en kaaimuren tot 240 M€
* Leiding over vijf ingenieurs
* Raming, risicoregister, planning in Primavera P6
Projectingenieur, Panama (januari 2016 – mei 2020)
* Werfopvolging baggerwerken en derde sluizencomplex, nazorg
* Onderaannemers, veiligheid, maandrapporten aan de klant
**Sweco Belgium**
Studie-ingenieur, Brussel (september 2012 – december 2015)
* Stabiliteitsstudies damwanden, Plaxis, bestekken voor De Vlaamse Waterweg
# Studies
Master in de ingenieurswetenschappen: bouwkunde, KU Leuven, 2012, onderscheiding
Erasmus, Universitat Politècnica de València, 2010 – 2011
Sint-Pieterscollege Leuven, wetenschappen-wiskunde, 2007
# Talenkennis
Nederlands: moedertaal
Frans: vlot
Engels: vlot
Spaans: zeer goed
# IT
Plaxis, AutoCAD, Primavera P6, Python (basis)
# Vrije tijd
Roeien, koor, twee kinderen van 4 en 6
`,
  }),
  cv('r35-sv-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Selam Tesfay Lindqvist', 'Selam Lindqvist'],
    email: 'selam.lindqvist@malarpost.example',
    phone: '070-174 06 18',
    city: 'Västerås',
    headline: 'Undersköterska med vana från demensvård',
    languages: ['Svenska', 'Tigrinja', 'Engelska'],
    jobs: [
      'Undersköterska natt | Vallonens äldreboende | Västerås | 2021-08 | now',
      'Undersköterska | Attendo Hälleborg | Västerås | 2017-02 | 2021-07',
      'Vårdbiträde (timvikarie) | Västerås stad, hemtjänsten Bäckby | Västerås | 2014-06 | 2017-01',
      'Lokalvårdare | Samhall | Köping | 2012-10 | 2014-05',
    ],
    page: `
! Selam Tesfay Lindqvist
Undersköterska med vana från demensvård
^ Stenåldersgatan 4 B, 722 17 Västerås
070-174 06 18
selam.lindqvist@malarpost.example
Född 1989. Körkort B, egen bil.
# Om mig
Lugn, punktlig och van att jobba ensam. Anhöriga brukar fråga efter mig. Har skyddad yrkestitel sedan 2023.
# Arbetslivserfarenhet
**2021-08 – pågående: Undersköterska natt, Vallonens äldreboende, Västerås**
Tre avdelningar, insulin på delegering, larm, dokumentation i Treserva
**2017-02 – 2021-07: Undersköterska, Attendo Hälleborg, Västerås**
Kontaktman för fem boende, Silviasyster på gång
**2014-06 – 2017-01: Vårdbiträde (timvikarie), Västerås stad, hemtjänsten Bäckby**
**2012-10 – 2014-05: Lokalvårdare, Samhall, Köping**
# Utbildning
Vård- och omsorgsutbildning, Hermods Västerås, 2015–2016
SFI D och svenska som andraspråk grund, ABF, 2011–2013
Gymnasium, Asmara, 2007
# Språk
Svenska: flytande
Tigrinja: modersmål
Engelska: bra
# Referenser
Enhetschef Pirjo Mäkelä, 021-555 01 40, lämnas gärna efter intervju
`,
  }),
  cv('r36-sv-se-byggprojektledare', 'pdf', 'sv', 'SE', {
    names: ['Carl-Johan Ehrenpreis'],
    email: 'cj.ehrenpreis@vastmail.example',
    phone: '031-390 06 27',
    city: 'Mölndal',
    headline: 'Projektledare bygg | certifierad Kontrollansvarig (K)',
    languages: ['svenska', 'engelska', 'tyska'],
    jobs: [
      'Projektledare | Castellum | Göteborg | 2022-03 | now',
      'Projektchef | Peab Sverige AB | Göteborg | 2015-01 | 2022-02',
      'Platschef | Peab Sverige AB | Borås | 2010-05 | 2014-12',
      'Arbetsledare | Tuve Bygg | Göteborg | 2006-08 | 2010-04',
    ],
    page: `
# CV Carl-Johan Ehrenpreis
**Projektledare bygg | certifierad Kontrollansvarig (K)**
Mölndal · 031-390 06 27 · cj.ehrenpreis@vastmail.example
## Sammanfattning
Tjugo år i byggbranschen, från arbetsledare till beställarsidan. Har levererat kontor, skolor och ett badhus. Totalentreprenad, ABT 06, partnering.
## Anställningar
|| 4 5 8
| Tid | Företag | Roll
| mars 2022 – | Castellum, Göteborg | Projektledare\\Hyresgästanpassningar och två nyproduktioner, 480 mkr, Miljöbyggnad Guld
| jan 2015 – feb 2022 | Peab Sverige AB, Göteborg | Projektchef\\Skolor i Partille och Härryda, resultatansvar, 6 platschefer
| maj 2010 – dec 2014 | Peab Sverige AB, Borås | Platschef\\Flerbostadshus 112 lgh
| aug 2006 – apr 2010 | Tuve Bygg, Göteborg | Arbetsledare
## Utbildning
Högskoleingenjör byggteknik, Chalmers, 2003–2006
Teknisk linje, Åva gymnasium, 2000
KA-certifikat, RISE, förnyat 2025
BAS-P/BAS-U, heta arbeten, entreprenadjuridik (IFL)
## Övrigt
Språk: svenska, engelska (obehindrat), tyska (skoltyska)
Program: Bluebeam, MS Project, Dalux, Vitec
Uppsägningstid tre månader
`,
  }),
  cv('r37-sv-se-butikssaljare', 'rtf', 'sv', 'SE', {
    names: ['Emelie Nurmi', 'Emelie Sofia Nurmi'],
    email: 'emelie.nurmi@tornemail.example',
    phone: '070-174 06 61',
    city: 'Haparanda',
    languages: ['Svenska', 'finska', 'engelska'],
    jobs: [
      'Teamledare kök och vitvaror | IKEA | Haparanda | 2023-02 | now',
      'Säljare | Elgiganten | Luleå | 2019-08 | 2023-01',
      'Butiksbiträde | ICA Supermarket Torneå älv | Haparanda | 2016-06 | 2019-06',
      'Praktikant | Haparanda kommun, fritids | Haparanda | 2015-09 | 2015-12',
    ],
    aside: [3],
    page: `
**MERITFÖRTECKNING**
^ Namn: Emelie Sofia Nurmi (tilltalsnamn Emelie)
Adress: Storgatan 51, 953 31 Haparanda
Mobil: 070-174 06 61
E-post: emelie.nurmi@tornemail.example
^ **ARBETE**
Feb 2023 - nu
IKEA, Haparanda
Teamledare kök och vitvaror. Schema för 12 personer, kampanjer, mål och uppföljning, kunder från tre länder samma dag.
^ Aug 2019 - jan 2023
Elgiganten, Luleå
Säljare. Vitvaror, tillbehör, bäst i norr på trygghetsavtal 2021.
^ Juni 2016 - juni 2019
ICA Supermarket Torneå älv, Haparanda
Butiksbiträde. Kassa, frukt och grönt, post.
^ **PRAKTIK**
Sept - dec 2015
Haparanda kommun, fritids
Praktikant
^ **UTBILDNING**
Handels- och administrationsprogrammet, Tornedalsskolan, 2013 - 2016
Ledarskap 15 hp, Luleå tekniska universitet, distans 2024
^ **SPRÅK**
Svenska och finska som modersmål, engelska bra
^ **ÖVRIGT**
B-körkort, truckkort A2 B1, körsång, hund
Söker till Luleå eller Boden från våren.
`,
  }),
  cv('r38-da-dk-elektriker', 'docx', 'da', 'DK', {
    names: ['Rasmus Bjerg Thomsen', 'Rasmus Thomsen'],
    email: 'rasmus.bjerg@fjordpost.example',
    phone: '20 00 01 47',
    city: 'Horsens',
    headline: 'Elektriker og sjakbajs',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Sjakbajs, elektriker | Kemp & Lauritzen | Horsens | 2021-05 | now',
      'Serviceelektriker | Bravida | Vejle | 2016-02 | 2021-04',
      'Elektriker | EL-Service Juelsminde | Juelsminde | 2012-08 | 2016-01',
      'Elektrikerlærling | EL-Service Juelsminde | Juelsminde | 2008-02 | 2012-07',
    ],
    aside: [3],
    page: `
# CV
## Rasmus Bjerg Thomsen
Elektriker og sjakbajs
|| 4 13
| Adresse | Ove Jensens Allé 9, 8700 Horsens
| Mobil | 20 00 01 47
| Mail | rasmus.bjerg@fjordpost.example
| Født | 1991
| Kørekort | B og BE
## Kort om mig
Jeg har haft hænderne i tavler siden jeg var 16. Kan lide store sager med mange folk, og jeg siger det, når tidsplanen ikke holder. Far til Alma og Storm.
## Job
**05.2021 – nu** Sjakbajs, elektriker hos Kemp & Lauritzen, Horsens
* Psykiatrisk afdeling og datacenter, sjak på 10
* Akkord, materialer, byggemøder, KLS
**02.2016 – 04.2021** Serviceelektriker hos Bravida, Vejle
* Egen servicebil, butikker og boligforeninger, døgnvagt
**08.2012 – 01.2016** Elektriker hos EL-Service Juelsminde
* Sommerhuse, landbrug, varmepumper
**02.2008 – 07.2012** Elektrikerlærling hos EL-Service Juelsminde
## Uddannelse
Elektriker, Learnmark Horsens, svendebrev 2012
Autorisationsprøve (el), 2024 – bestået
L-AUS, varmt arbejde, stillads, lift
## Sprog
Dansk (modersmål), Engelsk (godt), Tysk (lidt)
## Reference
Entrepriseleder Bo Uldall, 20 00 01 99
`,
  }),
  cv('r39-da-dk-laegesekretaer', 'odt', 'da', 'DK', {
    names: ['Mette Krogh Lauridsen', 'Mette Lauridsen'],
    email: 'mettekrogh@limfjordmail.example',
    phone: '+45 20 00 02 63',
    city: 'Nørresundby',
    languages: ['engelsk', 'norsk'],
    headline: 'Lægesekretær',
    jobs: [
      'Ledende lægesekretær | Aalborg Universitetshospital, Reumatologisk Afdeling | Aalborg | 2020-10 | now',
      'Lægesekretær | Lægerne Lindholm Brygge | Nørresundby | 2013-04 | 2020-09',
      'Lægesekretær | Sygehus Vendsyssel | Hjørring | 2009-08 | 2013-03',
    ],
    page: `
> Mette Krogh Lauridsen
> Lægesekretær
> Gl. Lindholm Vej 3, Nørresundby – +45 20 00 02 63 – mettekrogh@limfjordmail.example
^ Jeg er 41 år, gift med Søren og har to store piger. Efter seks år som leder vil jeg gerne tilbage til en mindre praksis, hvor jeg selv har patienterne i telefonen.
^ **Erhvervserfaring**
Siden oktober 2020 har jeg været Ledende lægesekretær på Aalborg Universitetshospital, Reumatologisk Afdeling, Aalborg. Jeg har personaleansvar for 17 sekretærer, ventelister, vagtplan og økonomi for sekretariatet.
Fra april 2013 til september 2020 var jeg Lægesekretær hos Lægerne Lindholm Brygge i Nørresundby. Fire læger, 6.800 patienter, blodprøver, EKG, vaccinationer, afregning.
Fra august 2009 til marts 2013 var jeg Lægesekretær på Sygehus Vendsyssel i Hjørring, ortopædkirurgi og skadestue.
^ **Uddannelse**
Lægesekretær, Tech College Aalborg, 2009
Diplom i ledelse (4 moduler), UCN, 2023
HH, Aalborg Handelsskole, 2005
^ **IT**
Columna, NordEPJ, XMO, WinPLC, Excel
^ **Sprog**
engelsk i tale og skrift, norsk fra to år i Bergen som barn
^ **Fritid**
Vinterbadning og håndbold, mest på tribunen
`,
  }),
  cv('r40-da-dk-lagermedarbejder', 'pdf', 'da', 'DK', {
    names: ['Nguyen Van Duc', 'Duc Nguyen', 'Duc Van Nguyen', 'Van Duc Nguyen'],
    email: 'duc.nguyen@oeresundmail.example',
    phone: '20 00 03 81',
    city: 'Brøndby Strand',
    headline: 'Lagermedarbejder med truckcertifikat B',
    languages: ['Dansk', 'Vietnamesisk', 'Engelsk'],
    jobs: [
      'Lagerkoordinator | DSV Solutions | Greve | 2022-11 | now',
      'Lagermedarbejder | DSV Solutions | Greve | 2018-04 | 2022-10',
      'Pakkerimedarbejder | PostNord | Taastrup | 2014-09 | 2018-03',
      'Køkkenhjælp | Restaurant Den Gyldne Lotus | Valby | 2011 | 2014',
    ],
    page: `
[[ 6 11
**KONTAKT**
Fornavn: Van Duc
Efternavn: Nguyen
2660 Brøndby Strand
20 00 03 81
duc.nguyen@oeresundmail.example
^ **CERTIFIKATER**
* Truck B
* Kran A
* Farligt gods (ADR 1.3)
* Førstehjælp 2025
^ **SPROG**
Dansk: flydende
Vietnamesisk: modersmål
Engelsk: godt
^ **IT**
SAP, Manhattan, Excel
---
! Nguyen Van Duc
Lagermedarbejder med truckcertifikat B
^ **ERFARING**
**Lagerkoordinator**
DSV Solutions, Greve
november 2022 – nuværende
Morgenmøde, bemanding på 25 mand, plukfejl fra 0,6 til 0,2 procent
**Lagermedarbejder**
DSV Solutions, Greve
april 2018 – oktober 2022
Reachtruck, indlevering, cykeltælling
**Pakkerimedarbejder**
PostNord, Taastrup
september 2014 – marts 2018
Aftenhold
**Køkkenhjælp**
Restaurant Den Gyldne Lotus, Valby
2011 – 2014
^ **UDDANNELSE**
Lager og terminal (EUV), NEXT Ishøj, 2017
9. og 10. klasse, Brøndby Strand Skole, 2010
^ **ANDET**
Tillidsrepræsentant 2020-2022. Kan starte med løbende måned + 30 dage.
]]
`,
  }),
];
