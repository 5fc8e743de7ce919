import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-sixth');

/** Twenty that are closed: six each in German, French and Spanish, two in Norwegian. All people are made up. */
export const BY_HAND_SIXTY_SIXTH_REST: Sheet[] = [
  cv('de-dachdecker-hameln', 'pdf', 'de', 'DE', {
    names: ['Torben Wichmann'],
    email: 't.wichmann@weserberg.example',
    phone: '0171 3920057',
    city: 'Hameln',
    languages: [],
    aside: [3],
    jobs: [
      'Vorarbeiter Steildach | Bedachungen Kück GmbH | Hameln | 2019-04 | now',
      'Dachdeckergeselle | Zimmerei und Dachbau Ostermeyer | Bad Pyrmont | 2012-08 | 2019-03',
      'Dachdeckergeselle | Heinrich Lohse Dachtechnik | Springe | 2008-07 | 2012-07',
      'Ausbildung zum Dachdecker | Heinrich Lohse Dachtechnik | Springe | 2005-08 | 2008-06',
    ],
    page: `
> **Lebenslauf**
Torben Wichmann
Kaiserstraße 61
31785 Hameln
Handy 0171 3920057
Mail t.wichmann@weserberg.example
geb. 03.02.1989, ledig, eine Tochter
^ **Berufspraxis**
seit 04/2019 \tBedachungen Kück GmbH, Hameln
\tVorarbeiter Steildach
\tKolonne mit 4 Mann, Aufmaß, Absprache mit dem Bauherrn
08/2012 – 03/2019 \tZimmerei und Dachbau Ostermeyer, Bad Pyrmont
\tDachdeckergeselle
\tZiegel, Schiefer, Gauben, etwas Klempnerei
07/2008 – 07/2012 \tHeinrich Lohse Dachtechnik, Springe
\tDachdeckergeselle
\tFlachdach, Bitumen und Folie
^ **Ausbildung**
08/2005 – 06/2008 \tHeinrich Lohse Dachtechnik, Springe
\tAusbildung zum Dachdecker, Gesellenbrief 2008
1999 – 2005 \tWilhelm-Raabe-Schule Hameln, Realschulabschluss
^ **Sonstiges**
Führerschein B, BE, C1
Gerüstschein, Asbestschein TRGS 519 Anlage 4C (2024 aufgefrischt)
Höhenrettung bei der Freiwilligen Feuerwehr
^ Hameln, 4. November 2026
Torben Wichmann
`,
  }),
  cv('de-softwareentwicklerin-leipzig', 'docx', 'de', 'DE', {
    names: ['Thuy Linh Böhme', 'Linh Böhme', 'Thuy Linh (Linh) Böhme'],
    email: 'linh.boehme@pleissecode.example',
    phone: '0176 04069 042',
    city: 'Leipzig',
    headline: 'Backend-Entwicklerin (Kotlin, Go)',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    aside: [3],
    jobs: [
      'Senior Backend Engineer | Spreadshirt | Leipzig | 2022-02 | now',
      'Softwareentwicklerin | Mercateo AG | Leipzig | 2018-10 | 2022-01',
      'Junior-Entwicklerin | Softwarekontor Elbe GmbH | Dresden | 2016-10 | 2018-09',
      'Werkstudentin | GISA GmbH | Halle | 2014-04 | 2016-08',
    ],
    page: `
[[ 5.5 11.5
**Kontakt**
Karl-Heine-Straße 88
04229 Leipzig
0176 04069 042
linh.boehme@pleissecode.example
github.example/lboehme
^ **Werkzeuge**
Kotlin, Spring Boot
Go
PostgreSQL, Kafka
Kubernetes, Terraform
GitLab CI
^ **Sprachen**
Deutsch
Vietnamesisch
Englisch (fließend)
^ **Außerdem**
Mentorin bei einem Programmierklub für Mädchen
Bouldern
---
! Thuy Linh Böhme
Backend-Entwicklerin (Kotlin, Go)
^ Ich baue Bestellsysteme, die auch am Freitag vor Weihnachten noch antworten. Gesucht: 32 Stunden, Leipzig oder remote.
# Erfahrung
**Senior Backend Engineer**, Spreadshirt, Leipzig
Feb. 2022 – heute
* Ablösung des alten Auftragsmonolithen, 9 Dienste
* Rufbereitschaft neu geregelt, Alarme um zwei Drittel reduziert
**Softwareentwicklerin**, Mercateo AG, Leipzig
Okt. 2018 – Jan. 2022
* Katalogimport, Suchindex, Schnittstellen zu Lieferanten
**Junior-Entwicklerin**, Softwarekontor Elbe GmbH, Dresden
Okt. 2016 – Sept. 2018
* Java EE, Kundenportale für Stadtwerke
**Werkstudentin**, GISA GmbH, Halle
Apr. 2014 – Aug. 2016
# Studium
M. Sc. Informatik, Martin-Luther-Universität Halle-Wittenberg, 2016
B. Sc. Informatik, HTWK Leipzig, 2013
]]
`,
  }),
  cv('de-lagerist-kassel', 'doc', 'de', 'DE', {
    names: ['Mohamad Al-Khatib', 'Mohamad Nour Al-Khatib'],
    email: 'm.alkhatib91@fuldamail.example',
    phone: '0152 28817386',
    city: 'Kassel',
    languages: ['Arabisch', 'Deutsch', 'Türkisch'],
    jobs: [
      'Fachkraft für Lagerlogistik | Volkswagen OTC | Baunatal | 2021-09 | now',
      'Staplerfahrer | Zeitarbeit Nordhessen GmbH | Kassel | 2018-03 | 2021-08',
      'Lagerhelfer | DHL Paketzentrum | Staufenberg | 2016-11 | 2018-02',
      'Verkäufer | Elektrohandel Al-Khatib | Homs | 2009 | 2014',
    ],
    page: `
# LEBENSLAUF
## Persönliche Daten
|| 5 12
| Nachname | Al-Khatib
| Vorname | Mohamad Nour
| Geburtsdatum | 11.05.1991
| Geburtsort | Homs, Syrien
| Staatsangehörigkeit | deutsch
| Adresse | Holländische Str. 203, 34127 Kassel
| Tel. | 0152 28817386
| E-mail | m.alkhatib91@fuldamail.example
## Arbeit
|| 4 6 7
| **Zeit** | **Firma** | **Tätigkeit**
| 09.2021 bis jetzt | Volkswagen OTC, Baunatal | Fachkraft für Lagerlogistik\\Wareneingang, SAP EWM, Inventur
| 03.2018 – 08.2021 | Zeitarbeit Nordhessen GmbH, Kassel | Staplerfahrer\\Einsatz bei verschiedene Kunden, Schubmast und Front
| 11.2016 – 02.2018 | DHL Paketzentrum, Staufenberg | Lagerhelfer\\Sortieren, Nachtschicht
| 2009 – 2014 | Elektrohandel Al-Khatib, Homs | Verkäufer\\Geschäft von mein Onkel
## Schule und Kurse
|| 4 13
| 2020 – 2021 | Externenprüfung Fachkraft für Lagerlogistik, IHK Kassel-Marburg, bestanden
| 2017 | Staplerschein
| 2015 – 2016 | Integrationskurs, B1
| 2009 | Abitur, Homs
## Sprachen
Arabisch Muttersprache
Deutsch B2
Türkisch wenig
## Führerschein
Klasse B, Auto vorhanden. Schicht kein Problem.
`,
  }),
  cv('de-at-rezeption-innsbruck', 'pdf', 'de', 'AT', {
    names: ['Magdalena Unterkircher', 'Mag. Magdalena Unterkircher'],
    email: 'magdalena.unterkircher@inntalpost.example',
    phone: '+43 664 555 0171',
    city: 'Innsbruck',
    languages: ['Deutsch', 'Englisch', 'Italienisch', 'Französisch'],
    headline: 'Front Office Managerin',
    aside: [3],
    jobs: [
      'Front Office Managerin | Grand Hotel Europa | Innsbruck | 2022-12 | now',
      'Stellvertretende Rezeptionsleiterin | Hotel Schwarzer Adler | Innsbruck | 2019-05 | 2022-11',
      'Rezeptionistin | Sporthotel Hochgurgl | Obergurgl | 2016-12 | 2019-04',
      'Praktikantin Rezeption | Hotel Laurin | Bozen | 2015-06 | 2015-09',
    ],
    page: `
HEAD Europass Lebenslauf – Magdalena Unterkircher
|| 5 12
| **ANGABEN ZUR PERSON** | **Magdalena Unterkircher**
|  | Höttinger Au 24, 6020 Innsbruck, Österreich
|  | +43 664 555 0171
|  | magdalena.unterkircher@inntalpost.example
|  | Staatsangehörigkeit Österreich
| **ANGESTREBTE TÄTIGKEIT** | Front Office Managerin
|| 5 12
| **BERUFSERFAHRUNG** | 
| Dezember 2022 – heute | **Front Office Managerin**\\Grand Hotel Europa, Innsbruck\\Team mit 11 Leuten, Dienstpläne, Protel, Gruppenverträge, Beschwerden ab der zweiten Eskalation
| Mai 2019 – November 2022 | **Stellvertretende Rezeptionsleiterin**\\Hotel Schwarzer Adler, Innsbruck\\Umstellung auf digitalen Meldezettel, Lehrlingsausbildung
| Dezember 2016 – April 2019 | **Rezeptionistin**\\Sporthotel Hochgurgl, Obergurgl\\Wintersaison und Sommersaison, Zimmer im Haus
| Juni 2015 – September 2015 | **Praktikantin Rezeption**\\Hotel Laurin, Bozen
|| 5 12
| **SCHUL- UND BERUFSBILDUNG** | 
| 2010 – 2015 | Höhere Lehranstalt für Tourismus, Villa Blanka, Innsbruck, Matura
| **PERSÖNLICHE FÄHIGKEITEN** | 
| Muttersprache | Deutsch
| Weitere Sprachen | Englisch C1\\Italienisch B2\\Französisch A2
| Führerschein | B
`,
  }),
  cv('de-ch-kinderbetreuung-winterthur', 'docx', 'de', 'CH', {
    names: ['Arbnora Gashi-Meier'],
    email: 'arbnora.gashi@toesstal.example',
    phone: '079 555 01 63',
    city: 'Winterthur',
    languages: ['Schweizerdeutsch', 'Albanisch', 'Englisch'],
    aside: [2, 3],
    jobs: [
      'Gruppenleiterin | Kita Chinderhuus Töss | Winterthur | 2020-08 | now',
      'Miterzieherin | Kita Sunnestrahl | Effretikon | 2016-08 | 2020-07',
      'Lernende Fachfrau Betreuung EFZ | Kita Sunnestrahl | Effretikon | 2013-08 | 2016-07',
      'Vorpraktikum | Krippe Bärliland | Illnau | 2012-08 | 2013-07',
    ],
    page: `
! Arbnora Gashi-Meier
Wartstrasse 15, 8400 Winterthur, 079 555 01 63, arbnora.gashi@toesstal.example
Jahrgang 1996, verheiratet, Schweizerin
# Kurz gesagt
Kinder von drei Monaten bis fünf Jahren sind mein Alltag, und das soll so bleiben. Ich wünsche mir eine Kita mit Garten und einem Team, das miteinander redet. Pensum 70–80 %.
# Wo ich gearbeitet habe
**Kita Chinderhuus Töss, Winterthur**
Gruppenleiterin, August 2020 bis heute
* Gruppe mit 12 Plätzen, Elterngespräche, Eingewöhnung nach Berliner Modell
* Berufsbildnerin für zwei Lernende
**Kita Sunnestrahl, Effretikon**
Miterzieherin, August 2016 bis Juli 2020
* Waldtag jeden Mittwoch, Portfolioarbeit
# Meine Ausbildung
Lernende Fachfrau Betreuung EFZ, Kita Sunnestrahl, Effretikon, August 2013 bis Juli 2016
Vorpraktikum, Krippe Bärliland, Illnau, August 2012 bis Juli 2013
Sekundarschule B, Illnau, 2009–2012
Kurs für Berufsbildnerinnen, Zürich, 2021
# Sprachen
Schweizerdeutsch, Albanisch (beides von daheim), Englisch A2
# Referenz
Frau Corinne Hablützel, Leiterin Kita Sunnestrahl, auf Anfrage
`,
  }),
  cv('de-profil-elektroniker', 'doc', 'de', 'DE', {
    names: [],
    city: 'Offenburg',
    languages: ['Deutsch', 'Französisch'],
    headline: 'Elektroniker für Betriebstechnik',
    aside: [3],
    jobs: [
      'Instandhalter Elektrotechnik | Papierfabrik in der Ortenau | Oberkirch | 2018-01 | now',
      'Schaltschrankbauer | Anlagenbauer mit 60 Mitarbeitern | Lahr | 2014-05 | 2017-12',
      'Servicetechniker | Hersteller von Fördertechnik | Straßburg | 2010-03 | 2014-04',
      'Ausbildung zum Elektroniker für Betriebstechnik | Stahlwerk | Kehl | 2006-09 | 2010-02',
    ],
    page: `
HEAD Rheintal Personal GmbH · Hauptstraße 30 · 77652 Offenburg · Telefon 0781 5550110 · profile@rheintal-personal.example
> **Qualifikationsprofil**
> Bewerber-Nr. 26-11874
|| 6 11
| Beruf | Elektroniker für Betriebstechnik
| Wohnort | Offenburg
| Alter | 36
| Kündigungsfrist | 3 Monate zum Quartal
| Gehaltswunsch | 58.000 € inkl. Schichtzulagen
| Mobilität | PKW, 40 km
| Sprachen | Deutsch, Französisch (gut)
^ **Werdegang (anonymisiert)**
|| 4.5 12.5
| 01/2018 – heute | Papierfabrik in der Ortenau, Oberkirch\\Instandhalter Elektrotechnik\\S7-Störungssuche, Frequenzumrichter, Rufbereitschaft
| 05/2014 – 12/2017 | Anlagenbauer mit 60 Mitarbeitern, Lahr\\Schaltschrankbauer\\Verdrahtung nach EPLAN, Prüfung nach VDE 0100/0113
| 03/2010 – 04/2014 | Hersteller von Fördertechnik, Straßburg\\Servicetechniker\\Inbetriebnahmen in FR, BE und LUX
| 09/2006 – 02/2010 | Stahlwerk, Kehl\\Ausbildung zum Elektroniker für Betriebstechnik
^ **Unsere Einschätzung**
Ruhiger, gründlicher Kandidat, der bei der Probearbeit sofort mit angepackt hat. Wechselgrund: Fünf-Schicht-System. Den vollständigen Lebenslauf erhalten Sie nach Rücksprache mit Frau Dold.
FOOT Dieses Profil ist vertraulich und Eigentum der Rheintal Personal GmbH.
`,
  }),
  cv('fr-carreleur-toulouse', 'docx', 'fr', 'FR', {
    names: ['Joaquim Pinheiro', 'Joaquim Manuel Pinheiro'],
    email: 'j.pinheiro.carrelage@garonnemail.example',
    phone: '06 39 98 12 74',
    city: 'Colomiers',
    languages: ['Portugais', 'Français', 'Espagnol'],
    headline: 'CARRELEUR – MOSAÏSTE N3P2',
    jobs: [
      'Carreleur chef d’équipe | SARL Delbosc Revêtements | Blagnac | 2017-02 | now',
      'Carreleur | Carrelage Pinheiro | Colomiers | 2011-04 | 2016-12',
      'Carreleur intérimaire | Manpower BTP | Toulouse | 2008-09 | 2011-03',
      'Aide-carreleur | Irmãos Teixeira Lda | Braga | 2001 | 2008',
    ],
    page: `
PINHEIRO Joaquim
6 impasse des Tourterelles
31770 Colomiers
Port. : 06 39 98 12 74
j.pinheiro.carrelage@garonnemail.example
Permis B + remorque
> **CARRELEUR – MOSAÏSTE N3P2**
> 25 ans de métier
^ **EXPERIENCE**
Depuis février 2017 : SARL Delbosc Revêtements, Blagnac
Carreleur chef d’équipe. Grands formats 120 x 240, piscines, douches à l’italienne. 3 compagnons et 1 apprenti.
D’avril 2011 à décembre 2016 : Carrelage Pinheiro, Colomiers
Carreleur, à mon compte. Salles de bain, terrasses sur plots, devis et facture faits par ma femme. Arrêté suite aux impayés d’un promoteur.
De septembre 2008 à mars 2011 : Manpower BTP, Toulouse
Carreleur intérimaire. Chantiers : clinique de l’Union, lycée de Pibrac, logements ZAC Andromède.
2001 - 2008 : Irmãos Teixeira Lda, Braga (Portugal)
Aide-carreleur
^ **FORMATION**
CAP carreleur mosaïste, par VAE, 2013
SST 2025, travail en hauteur, habilitation amiante sous-section 4
^ **LANGUES**
Portugais, Français, Espagnol (je me débrouille)
Disponible de suite, grands déplacements acceptés si retour le vendredi.
`,
  }),
  cv('fr-assistante-juridique-lyon', 'pdf', 'fr', 'FR', {
    names: ['Capucine Rostaing'],
    email: 'capucine.rostaing@saonebox.example',
    phone: '06 39 98 55 20',
    city: 'Villeurbanne',
    languages: ['Anglais', 'Allemand'],
    headline: 'Assistante juridique droit des sociétés',
    aside: [3],
    jobs: [
      'Assistante juridique corporate | Fidal | Lyon | 2021-01 | now',
      'Secrétaire juridique | SCP Brossard & Vial, notaires | Bourgoin-Jallieu | 2017-06 | 2020-12',
      'Assistante administrative | April Assurances | Lyon | 2015-09 | 2017-05',
      'Stagiaire | Greffe du tribunal de commerce de Lyon | Lyon | 2015-04 | 2015-07',
    ],
    page: `
! Capucine Rostaing
**Assistante juridique droit des sociétés**
23 rue Anatole-France, 69100 Villeurbanne – 06 39 98 55 20 – capucine.rostaing@saonebox.example
# Ce que je sais faire
{{
* Secrétariat juridique annuel (AG, PV, registres)
* Formalités au guichet unique
* Constitution et dissolution de sociétés
* Frappe audio, 70 mots/minute
* Polyoffice, Secib, iManage
* Facturation et relances
}}
# Expériences
## Fidal, Lyon
Assistante juridique corporate – depuis janvier 2021
* Trois avocats, environ 220 dossiers permanents
* Dématérialisation des registres (2023)
## SCP Brossard & Vial, notaires, Bourgoin-Jallieu
Secrétaire juridique – juin 2017 à décembre 2020
* Dossiers de cession de fonds, accueil, standard
## April Assurances, Lyon
Assistante administrative – septembre 2015 à mai 2017
## Greffe du tribunal de commerce de Lyon
Stagiaire – avril à juillet 2015
# Diplômes
Licence professionnelle Métiers du notariat, Université Lyon 3, 2015
DUT Carrières juridiques, IUT de Villeurbanne, 2014
Bac L mention bien, lycée Faÿs, 2012
# Langues
Anglais B2
Allemand A2
# Et sinon
Chorale, randonnée, un potager partagé qui donne surtout des courgettes
`,
  }),
  cv('fr-technicien-labo-lille', 'doc', 'fr', 'FR', {
    names: ['Rayane Belkacem'],
    email: 'rayane.belkacem@deulemail.example',
    phone: '06.39.98.30.61',
    city: 'Roubaix',
    languages: ['Français', 'Anglais', 'Arabe dialectal'],
    headline: 'Technicien de laboratoire en contrôle qualité',
    aside: [2],
    jobs: [
      'Technicien contrôle qualité | Roquette Frères | Lestrem | 2023-10 | now',
      'Technicien d’analyses (CDD) | Institut Pasteur de Lille | Lille | 2022-09 | 2023-09',
      'Alternant technicien microbiologie | Lesaffre | Marcq-en-Barœul | 2021-09 | 2022-08',
      'Équipier polyvalent | McDonald’s | Tourcoing | 2019-02 | 2021-08',
    ],
    page: `
|| 9 8
| **Rayane BELKACEM**\\Technicien de laboratoire en contrôle qualité | 14 rue de l’Épeule, 59100 Roubaix\\06.39.98.30.61\\rayane.belkacem@deulemail.example\\24 ans – Permis B
# EXPERIENCES PROFESSIONNELLES
**Oct. 2023 – aujourd’hui \tRoquette Frères (Lestrem)**
__Technicien contrôle qualité__
* Analyses HPLC, granulométrie, humidité sur amidons
* Travail en 5x8, saisie LIMS, habilité libération
**Sept. 2022 – sept. 2023 \tInstitut Pasteur de Lille**
__Technicien d’analyses (CDD)__
* Eaux de consommation, légionelles, norme 17025
**Sept. 2021 – août 2022 \tLesaffre (Marcq-en-Barœul)**
__Alternant technicien microbiologie__
* Levures, milieux de culture, numérations
**Fév. 2019 – août 2021 \tMcDonald’s (Tourcoing)**
__Équipier polyvalent__, à temps partiel pendant les études
# FORMATION
2022 \tLicence pro Contrôle et qualité des aliments, Université de Lille
2021 \tBTS Bioanalyses et contrôles, lycée Gaston-Berger
2019 \tBac STL, lycée Baudelaire, Roubaix
# LANGUES
Français / Anglais (TOEIC 785) / Arabe dialectal
# CENTRES D’INTERET
Futsal en club, aquariophilie
`,
  }),
  cv('fr-be-vendeuse-namur', 'docx', 'fr', 'BE', {
    names: ['Ludivine Collignon'],
    email: 'ludicollignon@sambrepost.example',
    phone: '0470 55 01 88',
    city: 'Jambes',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Gérante de magasin | Planet Parfum | Namur | 2021-03 | now',
      'Première vendeuse | ICI PARIS XL | Louvain-la-Neuve | 2015-10 | 2021-02',
      'Vendeuse | Di | Ciney | 2011-07 | 2015-09',
      'Caissière étudiante | Delhaize | Jambes | 2008 | 2011',
    ],
    page: `
Madame, Monsieur,
Comme convenu par téléphone avec votre collègue, voici mon CV. Je cherche un poste de gérante ou d’adjointe dans la région de Namur, idéalement sans les dimanches. Je suis libre deux mois après mon préavis.
Bien à vous,
Ludivine Collignon
^ ________________________________
! Ludivine Collignon
Avenue Prince de Liège 77 bte 4, 5100 Jambes
GSM 0470 55 01 88
ludicollignon@sambrepost.example
Née à Dinant le 29 août 1990 – Permis B
# Parcours
|| 4.5 12.5
| 03/2021 → aujourd’hui | **Gérante de magasin**, Planet Parfum, Namur\\Équipe de 7, chiffre, horaires, inventaire, recrutement des jobistes
| 10/2015 → 02/2021 | **Première vendeuse**, ICI PARIS XL, Louvain-la-Neuve\\Conseil maquillage, formation des nouvelles
| 07/2011 → 09/2015 | **Vendeuse**, Di, Ciney
| 2008 → 2011 | **Caissière étudiante**, Delhaize, Jambes
# Études
|| 4.5 12.5
| 2008 – 2011 | Bachelier en marketing, Hénallux, Namur
| 2008 | CESS, Institut Sainte-Marie, Jambes
# Langues
|| 4.5 12.5
| Français | langue maternelle
| Néerlandais | moyen
| Anglais | bon
`,
  }),
  cv('fr-ca-mecanicien-saguenay', 'pdf', 'fr', 'CA', {
    names: ['Dave Simard-Girard', 'Dave Simard Girard'],
    email: 'dave.simard@fjordnet.example',
    phone: '418 555-0177',
    city: 'Jonquière',
    languages: ['Français', 'Anglais'],
    headline: 'Mécanicien d’équipement lourd',
    jobs: [
      'Mécanicien de chantier | Toromont Cat | Chicoutimi | 2018-05 | now',
      'Mécanicien d’équipement lourd | Produits forestiers Résolu | Saint-Félicien | 2013-01 | 2018-04',
      'Mécanicien de camions | Garage Tremblay et Fils | Alma | 2009-06 | 2012-12',
    ],
    page: `
HEAD Dave Simard-Girard – Mécanicien d’équipement lourd
! Dave Simard-Girard
Mécanicien d’équipement lourd
1870, rue Saint-Dominique, Jonquière (Québec) G7X 6N2
Cell. : 418 555-0177
Courriel : dave.simard@fjordnet.example
# EXPÉRIENCES DE TRAVAIL
**Mécanicien de chantier** \t2018-05 à maintenant
Toromont Cat, Chicoutimi
Service sur la route, camion-grue, diagnostic Cat ET, mines et forêt, dépannage de nuit l’hiver.
**Mécanicien d’équipement lourd** \t2013-01 à 2018-04
Produits forestiers Résolu, Saint-Félicien
Abatteuses, débusqueuses, chargeuses. Soudure sur godets. Camp 10/4.
**Mécanicien de camions** \t2009-06 à 2012-12
Garage Tremblay et Fils, Alma
Freins, transmissions, inspections SAAQ (PEP)
# FORMATION
DEP Mécanique d’engins de chantier, CFP Jonquière, 2009
Carte ASP Construction
Cadenassage, espace clos, SIMDUT 2015
# PERMIS ET LANGUES
Classe 3 avec freins à air
Langues : Français, Anglais fonctionnel
# LOISIRS
Motoneige, hockey de garage, chalet
FOOT Références fournies sur demande
`,
  }),
  cv('fr-preparatrice-commandes-orleans', 'doc', 'fr', 'FR', {
    names: ['Aminata Kouamé', 'Aminata Grâce Kouamé'],
    email: 'aminatakouame88@loiretmail.example',
    phone: '06 39 98 77 03',
    city: 'Saran',
    languages: [],
    jobs: [
      'Préparatrice de commandes | Amazon | Saran | 2022-08 | now',
      'Agent d’entretien | Onet Propreté | Orléans | 2019-11 | 2022-07',
      'Aide ménagère | Vitalliance | Orléans | 2018-05 | 2019-10',
      'Commerçante | Marché d’Adjamé | Abidjan | 2010 | 2016',
    ],
    page: `
CURRICULUM VITAE
Nom : KOUAMÉ
Prénoms : Aminata Grâce
Adresse : 31 allée Jean-Moulin, appt 12, 45770 Saran
Téléphone : 06 39 98 77 03
Mail : aminatakouame88@loiretmail.example
Situation : mariée, 2 enfants, carte de résident 10 ans
Permis : en cours (code obtenu), je viens en bus ou en covoiturage
^ **EXPERIENCES**
* 08/2022 à ce jour : Préparatrice de commandes chez Amazon à Saran. Scan, picking, emballage, formation des nouveaux.
* 11/2019 - 07/2022 : Agent d’entretien chez Onet Propreté à Orléans. Bureaux et école, autolaveuse.
* 05/2018 - 10/2019 : Aide ménagère chez Vitalliance à Orléans. Ménage, courses, repas chez des personnes agées.
* 2010 - 2016 : Commerçante au Marché d’Adjamé à Abidjan. Vente de pagnes et tissus.
^ **FORMATIONS**
* CACES R489 cat. 1B, 2023
* Gestes et postures, 2022
* BEPC, Abidjan, 2004
^ **QUALITES**
Ponctuelle, courageuse, souriante, rapide
`,
  }),
  cv('es-gobernanta-palma', 'pdf', 'es', 'ES', {
    names: ['Catalina Bauzà Riera', 'Catalina Bauzà'],
    email: 'cati.bauza@tramuntanamail.example',
    phone: '655 550 118',
    city: 'Inca',
    languages: ['Catalán', 'Castellano', 'Alemán', 'Inglés'],
    headline: 'GOBERNANTA DE HOTEL',
    jobs: [
      'Gobernanta | Iberostar Selection Playa de Muro | Playa de Muro | 2018-03 | now',
      'Subgobernanta | Meliá Palma Marina | Palma | 2012-04 | 2017-10',
      'Camarera de pisos | Hotel Viva Blue | Alcúdia | 2005-04 | 2011-10',
    ],
    page: `
[[ 5 12
PIC Foto | Fotografía de la candidata
^ **Catalina Bauzà Riera**
Carrer de Lluc, 140
07300 Inca
655 550 118
cati.bauza@tramuntanamail.example
^ **Idiomas**
Catalán
Castellano
Alemán (turístico, pero útil)
Inglés básico
^ **Carnet**
B
---
**GOBERNANTA DE HOTEL**
Más de veinte temporadas en pisos. Sé lo que es hacer 24 habitaciones, y por eso sé cómo repartirlas.
^ **EXPERIENCIA LABORAL**
**Gobernanta** – Iberostar Selection Playa de Muro
Marzo 2018 – actualidad (fija discontinua)
* 34 camareras, 5 valets, lavandería externa
* Plan de ergonomía con camas elevables, menos bajas
**Subgobernanta** – Meliá Palma Marina, Palma
Abril 2012 – octubre 2017
* Control de calidad, lencería, minibar
**Camarera de pisos** – Hotel Viva Blue, Alcúdia
Abril 2005 – octubre 2011, por temporadas
^ **FORMACIÓN**
Certificado de profesionalidad Gestión de pisos y limpieza en alojamientos, SOIB, 2016
Graduado escolar, Inca, 1996
Prevención de riesgos, 60 h, 2019
]]
`,
  }),
  cv('es-electricista-zaragoza', 'docx', 'es', 'ES', {
    names: ['Ismael Lahoz Gracia', 'Ismael Lahoz'],
    email: 'ismael_lahoz@cierzomail.example',
    phone: '655 55 01 34',
    city: 'Utebo',
    languages: [],
    aside: [3],
    jobs: [
      'Oficial 1ª electricista | Imefy Montajes Eléctricos SL | Zaragoza | 2020-06 | now',
      'Electricista de mantenimiento | Stellantis | Figueruelas | 2016-02 | 2020-05',
      'Oficial 3ª | Instalaciones Marcén | Utebo | 2013-09 | 2016-01',
      'Prácticas FCT | Instalaciones Marcén | Utebo | 2013-03 | 2013-06',
    ],
    page: `
! ISMAEL LAHOZ GRACIA
C/ Las Fuentes 8, 2º C – 50180 Utebo (Zaragoza)
Tfno. 655 55 01 34 – ismael_lahoz@cierzomail.example
Nacido el 14-09-1993. Carnet B y coche
# EXPERIENCIA
|| 4 5 8
| **Fechas** | **Empresa** | **Puesto y tareas**
| 06/2020 – actual | Imefy Montajes Eléctricos SL, Zaragoza | Oficial 1ª electricista. Plantas solares, CT, líneas MT, cuadros
| 02/2016 – 05/2020 | Stellantis, Figueruelas | Electricista de mantenimiento. Robots ABB, turnos M/T/N, Siemens S7
| 09/2013 – 01/2016 | Instalaciones Marcén, Utebo | Oficial 3ª. Vivienda, boletines, porteros
| 03/2013 – 06/2013 | Instalaciones Marcén, Utebo | Prácticas FCT
# FORMACIÓN
CFGS Sistemas Electrotécnicos y Automatizados, CPIFP Corona de Aragón, 2015 (nocturno)
CFGM Instalaciones Eléctricas y Automáticas, IES Virgen del Pilar, 2013
TPC 20 h electricidad, trabajos en altura, plataformas, RCP
# BUSCO
Algo estable cerca de Zaragoza. Salir entre semana lo hablo, fines de semana no.
`,
  }),
  cv('es-cuidadora-madrid', 'doc', 'es', 'ES', {
    names: [
      'Narcisa de Jesús Cedeño Mero',
      'Narcisa Cedeño Mero',
      'Narcisa Cedeño',
      'Narcisa de Jesús Cedeño',
    ],
    email: 'narcisacedeno74@vallecasmail.example',
    phone: '655 550 196',
    city: 'Madrid',
    languages: [],
    jobs: [
      'Gerocultora | Residencia Orpea Pinar de Chamartín | Madrid | 2019-01 | now',
      'Auxiliar de ayuda a domicilio | Clece | Madrid | 2012-05 | 2018-12',
      'Empleada interna | Familia Ruiz de Arcaute | Pozuelo de Alarcón | 2004 | 2012',
      'Auxiliar de enfermería | Hospital Verdi Cevallos Balda | Portoviejo | 1996 | 2003',
    ],
    page: `
Curriculum vitae
^ **Datos**
Nombre: Narcisa de Jesús
Apellidos: Cedeño Mero
Fecha de nacimiento: 06/01/1974, Portoviejo (Ecuador)
Nacionalidad: española
Dirección: Calle Peña Prieta 55, bajo B, 28038 Madrid
Móvil: 655 550 196
Correo: narcisacedeno74@vallecasmail.example
^ **Trabajos**
Enero de 2019 hasta hoy
Gerocultora en Residencia Orpea Pinar de Chamartín, Madrid
Aseos, grúa, comidas, cambios posturales, unidad de demencias
Mayo de 2012 a diciembre de 2018
Auxiliar de ayuda a domicilio en Clece, Madrid
Distritos de Retiro y Puente de Vallecas, 7 usuarios al día
2004 a 2012
Empleada interna en casa de la Familia Ruiz de Arcaute, Pozuelo de Alarcón
Cuidaba a la abuela, hasta que la señora falleció. Tengo carta de recomendación.
1996 a 2003
Auxiliar de enfermería en Hospital Verdi Cevallos Balda, Portoviejo
^ **Estudios**
Certificado de profesionalidad Atención sociosanitaria a personas dependientes en instituciones sociales, Comunidad de Madrid, 2015
Bachillerato en Ecuador, homologado
Manipulador de alimentos
^ **Disponibilidad**
Mañanas o noches. Fines de semana alternos.
`,
  }),
  cv('es-mx-maestra-puebla', 'pdf', 'es', 'MX', {
    names: [
      'Itzel Guadalupe Tecuapetla Xicale',
      'Itzel Tecuapetla Xicale',
      'Itzel Tecuapetla',
      'Itzel Guadalupe Tecuapetla',
    ],
    email: 'itzel.tecuapetla@angelopolis.example',
    phone: '222 555 0149',
    city: 'San Pedro Cholula',
    languages: ['Español', 'Inglés', 'Náhuatl'],
    headline: 'Licenciada en Educación Primaria',
    aside: [3],
    jobs: [
      'Docente de 4.º grado | Colegio Benavente | Puebla | 2021-08 | now',
      'Docente frente a grupo | Escuela Primaria Rafael Ávila Camacho | Atlixco | 2017-08 | 2021-07',
      'Maestra de apoyo | Instituto Mexicano Madero | Cholula | 2016-08 | 2017-07',
      'Prácticas profesionales | Escuela Primaria Lázaro Cárdenas | Cuautlancingo | 2015-08 | 2016-06',
    ],
    page: `
> **ITZEL GUADALUPE TECUAPETLA XICALE**
> Licenciada en Educación Primaria
> San Pedro Cholula, Puebla | 222 555 0149 | itzel.tecuapetla@angelopolis.example
# PERFIL
Docente con diez ciclos escolares de experiencia en escuela pública y particular. Trabajo por proyectos, me gusta la lectura en voz alta y sé dar clase con 38 niños y un solo pizarrón.
# EXPERIENCIA DOCENTE
**Agosto 2021 – a la fecha**
Docente de 4.º grado, Colegio Benavente, Puebla
* Planeación con la NEM, coordinación del club de ciencias
**Agosto 2017 – julio 2021**
Docente frente a grupo, Escuela Primaria Rafael Ávila Camacho, Atlixco
* Grupos multigrado, clases a distancia por WhatsApp y cuadernillos en pandemia
**Agosto 2016 – julio 2017**
Maestra de apoyo, Instituto Mexicano Madero, Cholula
**Agosto 2015 – junio 2016**
Prácticas profesionales, Escuela Primaria Lázaro Cárdenas, Cuautlancingo
# FORMACIÓN
* Licenciatura en Educación Primaria, Benemérito Instituto Normal del Estado, 2012 – 2016
* Diplomado en Neuroeducación, UPAEP, 2023
# IDIOMAS
Español; Inglés (intermedio); Náhuatl (lo entiendo por mis abuelos)
`,
  }),
  cv('es-cl-operador-calama', 'docx', 'es', 'CL', {
    names: ['Cristian Andrés Huerta Mamani', 'Cristian Huerta Mamani', 'Cristian Huerta'],
    email: 'c.huerta.mamani@loanet.example',
    phone: '+56 9 5550 1142',
    city: 'Calama',
    languages: [],
    headline: 'Operador Camión de Extracción',
    jobs: [
      'Operador Camión de Extracción | Codelco División Radomiro Tomic | Calama | 2017-10 | now',
      'Operador Cargador Frontal | Fe Grande Maquinarias | Sierra Gorda | 2013-03 | 2017-09',
      'Chofer de bus interurbano | Tur Bus | Antofagasta | 2009-01 | 2013-02',
    ],
    page: `
# CURRÍCULUM VITAE
|| 5.5 11.5
| NOMBRE | Cristian Andrés Huerta Mamani
| CARGO | Operador Camión de Extracción
| FECHA NAC. | 22 de abril de 1983
| NACIONALIDAD | Chilena
| ESTADO CIVIL | Casado
| DOMICILIO | Pasaje Ayquina 2245, Villa Chuquicamata, Calama
| TELÉFONO | +56 9 5550 1142
| E-MAIL | c.huerta.mamani@loanet.example
| LICENCIA | Clase A3, A5, B, D
# ANTECEDENTES LABORALES
|| 5.5 11.5
| EMPRESA | Codelco División Radomiro Tomic, Calama
| CARGO | Operador Camión de Extracción
| PERÍODO | Octubre 2017 a la fecha
| FUNCIONES | CAEX Komatsu 930E y 960E, turno 7x7, instructor de simulador
|| 5.5 11.5
| EMPRESA | Fe Grande Maquinarias, Sierra Gorda
| CARGO | Operador Cargador Frontal
| PERÍODO | Marzo 2013 a septiembre 2017
| FUNCIONES | Carguío en botaderos, riego de caminos
|| 5.5 11.5
| EMPRESA | Tur Bus, Antofagasta
| CARGO | Chofer de bus interurbano
| PERÍODO | Enero 2009 a febrero 2013
# ANTECEDENTES ACADÉMICOS
4º Medio Técnico Profesional, Liceo B-9, Calama, 2000
Curso Operador CAEX, 240 horas, Finning, 2013
Manejo a la defensiva en alta montaña, vigente
# PRETENSIONES
Turno 7x7 o 4x3. Renta a conversar.
`,
  }),
  cv('es-abogada-bilbao', 'doc', 'es', 'ES', {
    names: ['Nekane Urrutikoetxea Sanz', 'Nekane Urrutikoetxea'],
    email: 'nekane@urrutisanz.example',
    phone: '655 550 173',
    city: 'Getxo',
    languages: ['Euskera', 'Castellano', 'Inglés', 'Francés'],
    headline: 'Abogada laboralista',
    aside: [3],
    jobs: [
      'Responsable de Relaciones Laborales | Grupo Eroski | Elorrio | 2022-04 | now',
      'Abogada asociada, área laboral | Cuatrecasas | Bilbao | 2016-09 | 2022-03',
      'Abogada junior | Barrilero y Asociados | Bilbao | 2013-10 | 2016-08',
      'Pasantía | Zubiaga Abogados | Getxo | 2012-10 | 2013-07',
    ],
    page: `
Nekane Urrutikoetxea Sanz
Abogada laboralista
Colegiada en Bizkaia desde 2013
Avenida Basagoiti, Getxo / 655 550 173 / nekane@urrutisanz.example
^ **Trayectoria**
**Responsable de Relaciones Laborales** en Grupo Eroski (Elorrio), desde abril de 2022. Llevo la negociación de tres convenios, las mesas de igualdad y los expedientes disciplinarios. Reporto a la dirección social.
**Abogada asociada, área laboral** en Cuatrecasas (Bilbao), de septiembre de 2016 a marzo de 2022. ERE, ERTE, despidos de alta dirección, unas ochenta vistas en los juzgados de Bilbao y de Donostia.
**Abogada junior** en Barrilero y Asociados (Bilbao), de octubre de 2013 a agosto de 2016. Seguridad Social, inspecciones, reclamaciones de cantidad.
**Pasantía** en Zubiaga Abogados (Getxo), de octubre de 2012 a julio de 2013.
^ **Estudios**
Máster en Abogacía, Universidad de Deusto, 2013
Licenciatura en Derecho, UPV/EHU, 2007 – 2012
^ **Idiomas**
Euskera (EGA)
Castellano
Inglés (C1)
Francés (B1)
^ **Otros datos**
Profesora invitada en el máster de RR. HH. de Deusto. Monte los domingos, haga el tiempo que haga.
`,
  }),
  cv('no-tomrer-trondheim', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Eirik Sæther Nordtømme', 'Eirik Nordtømme'],
    email: 'eirik.nordtomme@strindapost.example',
    phone: '400 55 128',
    city: 'Trondheim',
    languages: ['Norsk', 'Engelsk'],
    headline: 'Tømrer med fagbrev',
    aside: [3],
    jobs: [
      'Bas | Byggmester Grande AS | Trondheim | 2021-01 | now',
      'Tømrer | Veidekke | Trondheim | 2016-08 | 2020-12',
      'Tømrer | Røroshus | Røros | 2014-07 | 2016-07',
      'Lærling | Røroshus | Røros | 2012-08 | 2014-06',
    ],
    page: `
! Eirik Sæther Nordtømme
Tømrer med fagbrev
Ladeveien 19 B, 7066 Trondheim | Mobil 400 55 128 | eirik.nordtomme@strindapost.example
Født 1995 | Samboer, en sønn | Førerkort B, BE, T
# Om meg
Jeg er en rolig type som liker å bli ferdig med det jeg begynner på. Trives best med rehabilitering av gamle hus, men tar nybygg også.
# Arbeidserfaring
**Januar 2021 – d.d.** \tBas, Byggmester Grande AS, Trondheim
* Ansvar for 5–6 mann, fremdrift og HMS på plassen
* Verneverdige bryggerekker, etterisolering, vindusrestaurering
**August 2016 – desember 2020** \tTømrer, Veidekke, Trondheim
* Leilighetsbygg på Lilleby, innredning og fasader
**Juli 2014 – juli 2016** \tTømrer, Røroshus, Røros
* Hytter og laft
**August 2012 – juni 2014** \tLærling, Røroshus, Røros
# Utdanning
Fagbrev i tømrerfaget, 2014
Bygg- og anleggsteknikk, Røros videregående skole, 2010–2012
# Kurs
Varme arbeider (til 2029), stillasbygging over 5 m, lift A og B, våtrom
# Språk
Norsk og Engelsk
# Referanser
Oppgis gjerne på forespørsel
`,
  }),
  cv('no-regnskap-drammen', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Zainab Hussain Malik', 'Zainab Malik'],
    email: 'zainab.h.malik@lierelva.example',
    phone: '+47 405 55 071',
    city: 'Drammen',
    languages: ['Norsk', 'Urdu', 'Engelsk', 'Punjabi'],
    jobs: [
      'Autorisert regnskapsfører | Azets | Drammen | 2020-09 | now',
      'Regnskapsmedarbeider | Sparebanken Øst Regnskap | Hokksund | 2017-02 | 2020-08',
      'Lønnsmedarbeider | Vestre Viken HF | Drammen | 2015-01 | 2017-01',
      'Butikkmedarbeider | Kiwi | Lier | 2011 | 2014',
    ],
    page: `
HEAD CV – Zainab Hussain Malik
|| 5 12
| **Navn** | Zainab Hussain Malik
| **Adresse** | Konnerudgata 112, 3045 Drammen
| **Telefon** | +47 405 55 071
| **E-post** | zainab.h.malik@lierelva.example
| **Fødselsår** | 1992
## Nøkkelkvalifikasjoner
* Autorisert regnskapsfører siden 2020
* Vant til 25–30 kunder, mest bygg, servering og borettslag
* Tripletex, PowerOffice Go, Visma Lønn
## Praksis
2020.09 – nå: Azets, Drammen
Autorisert regnskapsfører
Årsoppgjør, skattemelding, rådgiving, opplæring av to nye kolleger
2017.02 – 2020.08: Sparebanken Øst Regnskap, Hokksund
Regnskapsmedarbeider
Bilag, mva, avstemming, fakturering
2015.01 – 2017.01: Vestre Viken HF, Drammen
Lønnsmedarbeider
Refusjon fra NAV, turnustillegg
2011 – 2014: Kiwi, Lier
Butikkmedarbeider (ved siden av studiene)
## Utdanning
2011 – 2014: Bachelor i regnskap og revisjon, Høgskolen i Buskerud
2008 – 2011: Studiespesialisering, Lier videregående skole
## Språk
|| 5 12
| Norsk | morsmål
| Urdu | morsmål
| Engelsk | flytende
| Punjabi | muntlig
`,
  }),
];
