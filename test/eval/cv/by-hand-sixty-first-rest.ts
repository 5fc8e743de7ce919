import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-first-rest');

/** The rest of the lot in German, French, Spanish and Italian, all closed. All people are made up. */
export const BY_HAND_SIXTY_FIRST_REST: Sheet[] = [
  cv('01-de-de-dachdecker', 'pdf', 'de', 'DE', {
    names: ['Maik Hollstein'],
    email: 'maik.hollstein@dachpost.example',
    phone: '0171 3920041',
    city: 'Zwickau',
    languages: [],
    jobs: [
      'Dachdecker-Vorarbeiter | Bedachungen Seifert GmbH | Zwickau | 2015-04 | now',
      'Dachdecker | Montag Dach und Wand | Chemnitz | 2009-03 | 2015-03',
      'Ausbildung zum Dachdecker | Dachdeckermeister Roland Unger | Werdau | 2005-08 | 2009-01',
    ],
    aside: [2],
    page: `
> Lebenslauf
! Maik Hollstein
Leipziger Straße 188
08058 Zwickau
Handy: 0171 3920041
maik.hollstein@dachpost.example
geb. am 02.11.1988 in Werdau, ledig, ein Sohn
# Beruflicher Werdegang
04/2015 – heute \tDachdecker-Vorarbeiter, Bedachungen Seifert GmbH, Zwickau
\tSteildach, Flachdach, Klempnerarbeiten, Kolonne von vier Mann
03/2009 – 03/2015 \tDachdecker, Montag Dach und Wand, Chemnitz
\tvor allem Industriedächer, bundesweit auf Montage
08/2005 – 01/2009 \tAusbildung zum Dachdecker, Dachdeckermeister Roland Unger, Werdau
# Schule
1999 – 2005 \tMittelschule Werdau, Realschulabschluss
# Sonstiges
Führerschein B, BE, C1. Kranschein, Hubarbeitsbühne, Ersthelfer
Freiwillige Feuerwehr seit 2006
Zwickau, 3. November 2026
`,
  }),
  cv('02-de-at-zahnarzt', 'docx', 'de', 'AT', {
    names: ['Jasmina Hadžić', 'Jasmina Hadzic'],
    email: 'jasmina.hadzic@murmail.example',
    phone: '0664 555 01 28',
    city: 'Graz',
    headline: 'Zahnärztliche Assistentin und Prophylaxeassistentin',
    languages: ['Deutsch', 'Bosnisch', 'Englisch'],
    jobs: [
      'Prophylaxeassistentin | Zahnzentrum Lend | Graz | 2022-02 | now',
      'Zahnärztliche Assistentin | Ordination Dr. Pichler | Graz | 2016-09 | 2021-06',
      'Verkäuferin | Bäckerei Auer | Graz | 2014-07 | 2016-08',
    ],
    page: `
[[ 5 12
**Kontakt**
Annenstraße 60/11
8020 Graz
0664 555 01 28
jasmina.hadzic@murmail.example
^ **Geburtsdatum**
17.5.1996
^ **Staatsbürgerschaft**
Österreich
^ **Sprachen**
Deutsch
Bosnisch
Englisch
^ **EDV**
Dampsoft, Word, Outlook
---
# Jasmina Hadžić
Zahnärztliche Assistentin und Prophylaxeassistentin
## Berufserfahrung
**Prophylaxeassistentin**
Zahnzentrum Lend, Graz
Februar 2022 bis heute
Mundhygiene bei acht Patienten am Tag, Bleaching, Recall
**Karenz**
Juli 2021 bis Jänner 2022
**Zahnärztliche Assistentin**
Ordination Dr. Pichler, Graz
September 2016 bis Juni 2021
Assistenz am Stuhl, Steri, Röntgen, Abrechnung mit der ÖGK
**Verkäuferin**
Bäckerei Auer, Graz
Juli 2014 bis August 2016
## Ausbildung
2020 \tWeiterbildung Prophylaxeassistenz, Zahnärztekammer
2018 \tLehrgang Zahnärztliche Assistenz, Abschluss mit Auszeichnung
2010 – 2014 \tHLW Schrödinger, Graz (ohne Matura)
]]
`,
  }),
  cv('03-de-ch-logistiker', 'doc', 'de', 'CH', {
    names: ['Besnik Krasniqi', 'Krasniqi Besnik'],
    email: 'b.krasniqi@limmatpost.example',
    phone: '078 555 01 63',
    city: 'Dietikon',
    languages: ['Deutsch', 'Albanisch', 'Italienisch'],
    jobs: [
      'Teamleiter Wareneingang | Galliker Transport AG | Dagmersellen | 2021-01 | now',
      'Logistiker EFZ | Migros Verteilbetrieb | Suhr | 2013-08 | 2020-12',
      'Lehre als Logistiker EFZ | Planzer | Dietikon | 2010-08 | 2013-07',
    ],
    aside: [2],
    page: `
# Lebenslauf
|| 5 12
| Name | Krasniqi
| Vorname | Besnik
| Adresse | Zürcherstrasse 144, 8953 Dietikon
| Natel | 078 555 01 63
| Mail | b.krasniqi@limmatpost.example
| Jahrgang | 1994
| Bewilligung | C (Kosovo)
| Zivilstand | verheiratet, 2 Kinder
# Berufspraxis
|| 4 13
| 01.2021 – heute | **Teamleiter Wareneingang**\\Galliker Transport AG, Dagmersellen\\9 Mitarbeitende, Einsatzplan, Kühlgut und Pharma
| 08.2013 – 12.2020 | **Logistiker EFZ**\\Migros Verteilbetrieb, Suhr\\Rüsten, Hochregal, Stapler R1 R2 R4
| 08.2010 – 07.2013 | **Lehre als Logistiker EFZ**\\Planzer, Dietikon
# Weiterbildung
|| 4 13
| 2024 | Logistikfachmann mit eidg. Fachausweis, GS1 Switzerland
| 2019 | Berufsbildnerkurs
# Sprachen
|| 4 13
| Deutsch | fliessend, auch Mundart
| Albanisch | Muttersprache
| Italienisch | Grundkenntnisse
# Referenzen
Gerne auf Anfrage
`,
  }),
  cv('04-de-de-softwaretest', 'pdf', 'de', 'DE', {
    names: ['Nguyen Thi Hong Nhung', 'Thi Hong Nhung Nguyen', 'Nguyễn Thị Hồng Nhung'],
    email: 'nhung.nguyen@testpilot.example',
    phone: '+49 30 23125 046',
    city: 'Berlin',
    headline: 'Software-Testerin (ISTQB)',
    languages: ['Vietnamesisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Test Automation Engineer | Zalando SE | Berlin | 2021-10 | now',
      'Manuelle Testerin | adesso SE | Berlin | 2018-05 | 2021-09',
      'Werkstudentin Qualitätssicherung | Fraunhofer FOKUS | Berlin | 2016-10 | 2018-04',
    ],
    page: `
! Thi Hong Nhung Nguyen
Software-Testerin (ISTQB)
Berlin-Lichtenberg · +49 30 23125 046 · nhung.nguyen@testpilot.example
# Kurzprofil
Ich finde Fehler, bevor es die Kundin tut. Acht Jahre Erfahrung in Web und Mobile, davon fünf mit Automatisierung.
# Berufserfahrung
**Test Automation Engineer** | Zalando SE, Berlin
10/2021 – heute
* Playwright-Suite für den Checkout, 640 Fälle, Laufzeit von 90 auf 18 Minuten
* Testdaten, Flaky-Tests, Bereitschaft in der Cyber Week
**Manuelle Testerin** | adesso SE, Berlin
05/2018 – 09/2021
* Kunden aus Versicherung und öffentlicher Hand
* Testkonzepte, Abnahmetests, Barrierefreiheit nach BITV
**Werkstudentin Qualitätssicherung** | Fraunhofer FOKUS, Berlin
10/2016 – 04/2018
# Studium
B.Sc. Angewandte Informatik, HTW Berlin, 2014 – 2018
Studienkolleg, Potsdam, 2013 – 2014
# Werkzeuge
Playwright, Cypress, Postman, Jira/Xray, TypeScript, SQL
# Sprachen
Vietnamesisch (Muttersprache), Deutsch (C1), Englisch (B2)
FOOT Nguyen, Lebenslauf
`,
  }),
  cv('05-de-de-erzieherin', 'docx', 'de', 'DE', {
    names: ['Olena Kowaltschuk', 'Olena Kovalchuk'],
    email: 'olena.kowaltschuk@neckarpost.example',
    phone: '0152 28817386',
    city: 'Heilbronn',
    languages: ['Ukrainisch', 'Russisch', 'Deutsch'],
    jobs: [
      'Pädagogische Zusatzkraft | Evangelische Kita Wartberg | Heilbronn | 2023-09 | now',
      'Erzieherin | Kindergarten Nr. 47 | Poltawa | 2012-08 | 2022-03',
      'Grundschullehrerin | Schule Nr. 9 | Krementschuk | 2009-09 | 2012-06',
    ],
    page: `
Olena Kowaltschuk
Karlstraße 91, 74076 Heilbronn
Tel. 0152 28817386
E-Mail: olena.kowaltschuk@neckarpost.example
^ Heilbronn, 9. November 2026
^ **Bewerbung als Erzieherin**
Sehr geehrte Damen und Herren,
seit drei Jahren arbeite ich in einer Kita in Heilbronn, zuerst als Hilfe, jetzt als Zusatzkraft. Im Sommer habe ich die Anerkennung meines Diploms vom Regierungspräsidium bekommen. Darum suche ich nun eine Stelle als Fachkraft, gern mit Kindern ab drei Jahren.
Über eine Einladung freue ich mich sehr.
Mit freundlichen Grüßen
Olena Kowaltschuk
# Lebenslauf
## Arbeit
seit 09/2023: Pädagogische Zusatzkraft, Evangelische Kita Wartberg, Heilbronn
08/2012 – 03/2022: Erzieherin, Kindergarten Nr. 47, Poltawa (Ukraine)
09/2009 – 06/2012: Grundschullehrerin, Schule Nr. 9, Krementschuk (Ukraine)
## Ausbildung
2005 – 2009: Pädagogische Universität Poltawa, Diplom Vorschulpädagogik
2022 – 2023: Integrationskurs und B2-Kurs, VHS Heilbronn
## Sprachen
Ukrainisch und Russisch (Muttersprachen), Deutsch B2
## Hobbys
Chor, Stickerei, Pilze sammeln
`,
  }),
  cv('06-fr-fr-boulanger', 'doc', 'fr', 'FR', {
    names: ['Kévin Le Guen', 'Kévin LE GUEN'],
    email: 'kevin.leguen29@fournil.example',
    phone: '06 39 98 14 27',
    city: 'Landerneau',
    headline: 'Boulanger tourier',
    languages: [],
    jobs: [
      'Boulanger tourier | Maison Kerbrat | Brest | 2019-02 | now',
      'Ouvrier boulanger | Le Pain de l’Elorn | Landerneau | 2014-09 | 2019-01',
      'Apprenti boulanger | Boulangerie Salaün | Lesneven | 2012-09 | 2014-08',
    ],
    aside: [2],
    page: `
! Kévin LE GUEN
Boulanger tourier
12 rue de la Fontaine Blanche
29800 Landerneau
06 39 98 14 27
kevin.leguen29@fournil.example
31 ans, permis B, scooter pour la nuit
# Expériences
**Depuis février 2019 : Boulanger tourier**
Maison Kerbrat, Brest
Croissants, kouign-amann, feuilletés salés, 400 pièces par jour, deux apprentis
**Septembre 2014 – janvier 2019 : Ouvrier boulanger**
Le Pain de l’Elorn, Landerneau
Pétrin, four, pains au levain et blé noir
**Septembre 2012 – août 2014 : Apprenti boulanger**
Boulangerie Salaün, Lesneven
# Diplômes
Mention complémentaire boulangerie spécialisée, 2015
CAP boulanger, IFAC Brest, 2014
Brevet des collèges, 2012
# Divers
Je cherche un poste de jour si possible, ou une équipe du dimanche au jeudi.
Loisirs : palet breton, bagad (bombarde), pêche à pied
`,
  }),
  cv('07-fr-fr-secretaire-medicale', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Diarra-Blanchet', 'Fatoumata Diarra', 'Fatoumata DIARRA-BLANCHET'],
    email: 'f.diarra.blanchet@isere-mail.example',
    phone: '06.39.98.55.02',
    city: 'Échirolles',
    headline: 'Secrétaire médicale',
    languages: ['Français', 'Bambara', 'Anglais'],
    jobs: [
      'Secrétaire médicale en radiologie | Clinique des Cèdres | Échirolles | 2020-06 | now',
      'Agent d’accueil | CHU Grenoble Alpes | La Tronche | 2017-01 | 2020-05',
      'Téléconseillère | Teleperformance | Grenoble | 2014-03 | 2016-11',
    ],
    page: `
HEAD Fatoumata DIARRA-BLANCHET – 06.39.98.55.02 – f.diarra.blanchet@isere-mail.example
# Secrétaire médicale
38130 Échirolles – Disponible sous deux mois – RQTH : non
## Parcours professionnel
|| 4 13
| 06/2020 – ce jour | **Secrétaire médicale en radiologie**\\Clinique des Cèdres, Échirolles\\Frappe de 60 comptes rendus par jour, prise de rendez-vous, codage CCAM
| 01/2017 – 05/2020 | **Agent d’accueil**\\CHU Grenoble Alpes, La Tronche\\Admissions, mutuelles, pôle couple-enfant
| 03/2014 – 11/2016 | **Téléconseillère**\\Teleperformance, Grenoble\\Appels entrants, fournisseur d’énergie
## Formation
|| 4 13
| 2019 – 2020 | Titre professionnel Secrétaire assistant médico-social, AFPA de Pont-de-Claix
| 2013 | BTS Assistant de manager, lycée Argouges, Grenoble
## Compétences
* Logiciels : Xplore, Doctolib, Hôpital Manager, Word
* Dictée numérique, vocabulaire médical, 75 mots par minute
## Langues
Français, Bambara, Anglais (scolaire)
`,
  }),
  cv('08-fr-be-conducteur-bus', 'docx', 'fr', 'BE', {
    names: ['Youssef Amrani', 'Amrani Youssef', 'AMRANI Youssef'],
    email: 'y.amrani@senneville.example',
    phone: '0470 55 01 36',
    city: 'Charleroi',
    languages: ['français', 'arabe', 'néerlandais'],
    jobs: [
      'Chauffeur de bus | TEC Charleroi | Charleroi | 2018-10 | now',
      'Chauffeur-livreur | bpost | Gosselies | 2013-05 | 2018-09',
      'Ouvrier de production | Caterpillar Belgium | Gosselies | 2006-02 | 2013-04',
    ],
    page: `
# CURRICULUM VITAE
**Nom et prénom :** AMRANI Youssef
**Adresse :** chaussée de Fleurus 77, 6060 Charleroi
**GSM :** 0470 55 01 36
**Courriel :** y.amrani@senneville.example
**Date de naissance :** 21/09/1984
**Nationalité :** belge
**Permis :** B, C, D, CAP à jour jusqu’en 2030
# EXPÉRIENCE
10/2018 → aujourd’hui
Chauffeur de bus, TEC Charleroi, Charleroi
Lignes urbaines et scolaires, service coupé, tuteur de nouveaux chauffeurs depuis 2023
^ 05/2013 → 09/2018
Chauffeur-livreur, bpost, Gosselies
Tournée de colis, 120 arrêts par jour
^ 02/2006 → 04/2013
Ouvrier de production, Caterpillar Belgium, Gosselies
Ligne de montage, pause de nuit, jusqu’au plan social
# ÉTUDES
CESS technique de qualification, mécanique automobile, Aumôniers du Travail, 2003
# LANGUES
français, arabe (parlé), néerlandais (notions)
`,
  }),
  cv('09-fr-ch-laborantine', 'doc', 'fr', 'CH', {
    names: ['Mélanie Crausaz'],
    email: 'melanie.crausaz@romandie-post.example',
    phone: '+41 79 555 01 47',
    city: 'Bulle',
    headline: 'Laborantine CFC en chimie',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Technicienne contrôle qualité | UCB Farchim | Bulle | 2019-05 | now',
      'Laborantine en chimie | Nestlé Research | Lausanne | 2012-08 | 2019-04',
      'Apprentie laborantine | Firmenich | Genève | 2009-08 | 2012-07',
    ],
    aside: [2],
    page: `
! Mélanie Crausaz
Laborantine CFC en chimie
Chemin des Crêts 5 – 1630 Bulle – +41 79 555 01 47 – melanie.crausaz@romandie-post.example
Née le 30 janvier 1993 – Suissesse – permis de conduire
# Expérience professionnelle
**UCB Farchim, Bulle**
Technicienne contrôle qualité
mai 2019 – à ce jour
* Libération de lots : HPLC, CPG, Karl Fischer, titrages
* Rédaction de déviations et CAPA, audits Swissmedic et FDA
* Depuis 2023 à 80 %
**Nestlé Research, Lausanne**
Laborantine en chimie
août 2012 – avril 2019
* Arômes et composés volatils du café, GC-MS
**Firmenich, Genève**
Apprentie laborantine
août 2009 – juillet 2012
# Formation
CFC de laborantine en chimie, Genève, 2012
Cours BPF et intégrité des données, 2020 et 2024
# Langues
Français : langue maternelle
Allemand : B1
Anglais : B2, technique courant
# Loisirs
Course de montagne (deux Sierre-Zinal), accordéon
`,
  }),
  cv('10-fr-fr-profil-agence', 'pdf', 'fr', 'FR', {
    names: [],
    city: 'Saint-Nazaire',
    headline: 'Tuyauteur industriel',
    languages: ['Portugais', 'Français'],
    jobs: [
      'Tuyauteur | Chantiers de l’Atlantique | Saint-Nazaire | 2021-03 | now',
      'Tuyauteur soudeur | Endel | Donges | 2016-01 | 2021-02',
      'Soudeur | Lisnave | Setúbal | 2008-05 | 2015-11',
    ],
    page: `
HEAD ATLANTIS INTÉRIM NAZAIRIEN – Dossier candidat 24-0917 – Document anonymisé
# Tuyauteur industriel
|| 5 12
| Lieu de résidence | Saint-Nazaire (44)
| Mobilité | Pays de la Loire, grands déplacements possibles
| Disponibilité | janvier 2027
| Habilitations | N2, ATEX 1, travail en hauteur, TIG inox à jour
| Votre contact | Solène Barreau, agence de Saint-Nazaire, 02 61 91 00 48
## Expériences
**Tuyauteur – Chantiers de l’Atlantique, Saint-Nazaire**
Mars 2021 à aujourd’hui
Préfabrication et montage à bord, lecture d’isométriques, paquebots et sous-stations
**Tuyauteur soudeur – Endel, Donges**
Janvier 2016 à février 2021
Arrêts de raffinerie, acier carbone et inox
**Soudeur – Lisnave, Setúbal (Portugal)**
Mai 2008 à novembre 2015
Réparation navale
## Formation
Certificat de soudeur, CENFIM Setúbal, 2008
## Langues
Portugais (maternelle), Français (courant)
## Notre avis
Candidat rencontré en agence, ponctuel, autonome, trois chantiers faits pour nous sans un retard.
FOOT Toute diffusion de ce dossier est soumise à l’accord de l’agence
`,
  }),
  cv('11-es-es-camarera-pisos', 'docx', 'es', 'ES', {
    names: ['Rosa Elvira Chicaiza Toapanta', 'Rosa Elvira Chicaiza', 'Rosa Chicaiza'],
    email: 'rosachicaiza78@levantemail.example',
    phone: '600 555 018',
    city: 'Benidorm',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gobernanta | Hotel Rincón Azul | Benidorm | 2022-03 | now',
      'Camarera de pisos | Meliá Benidorm | Benidorm | 2011-04 | 2022-02',
      'Empleada de hogar | Casa particular | Alicante | 2003 | 2011',
    ],
    page: `
> **ROSA ELVIRA CHICAIZA TOAPANTA**
> C/ Ibiza 14, 3.º B, 03501 Benidorm (Alicante)
> 600 555 018 · rosachicaiza78@levantemail.example
> Nacionalidad española y ecuatoriana
# EXPERIENCIA LABORAL
Marzo 2022 – actualidad
**Gobernanta**
Hotel Rincón Azul, Benidorm
Equipo de 14 camareras, cuadrantes, lencería, revisión de 180 habitaciones
^ Abril 2011 – febrero 2022
**Camarera de pisos**
Meliá Benidorm, Benidorm
^ 2003 – 2011
**Empleada de hogar**
Casa particular, Alicante
Limpieza, cocina y cuidado de dos niños
# FORMACIÓN
Certificado de profesionalidad «Gestión de pisos y limpieza en alojamientos», LABORA, 2021
Bachillerato, Colegio Nacional Ambato (Ecuador), 1996
# IDIOMAS
Español (nativo)
Inglés (básico, el que hace falta con los clientes)
# OTROS DATOS
Coche propio. Disponible todo el año, no solo temporada.
`,
  }),
  cv('12-es-es-fontanero', 'doc', 'es', 'ES', {
    names: ['Iker Zubeldia Arrieta', 'Iker Zubeldia'],
    email: 'izubeldia@goierrimail.example',
    phone: '611 555 073',
    city: 'Beasain',
    headline: 'Fontanero y calefactor',
    languages: ['Euskera', 'Castellano'],
    jobs: [
      'Oficial de primera fontanero | Giroa Veolia | Donostia | 2017-09 | now',
      'Oficial de segunda | Instalaciones Otegi | Ordizia | 2010-01 | 2017-08',
      'Peón fontanero | Hermanos Lasa | Lazkao | 2007-06 | 2009-12',
    ],
    page: `
! Iker Zubeldia Arrieta
Fontanero y calefactor
|| 8 9
| Nafarroa etorbidea 22, 20200 Beasain | Móvil: 611 555 073
| Nacido en 1988 | izubeldia@goierrimail.example
# Experiencia
= 09/2017 – hoy\tOficial de primera fontanero, Giroa Veolia, Donostia
* Salas de calderas, aerotermia, mantenimiento de polideportivos y ambulatorios
* Guardias una semana de cada cinco
= 01/2010 – 08/2017\tOficial de segunda, Instalaciones Otegi, Ordizia
* Obra nueva y reforma de baños
= 06/2007 – 12/2009\tPeón fontanero, Hermanos Lasa, Lazkao
# Estudios
Grado medio en instalaciones de producción de calor, Goierri Eskola, Ordizia, 2007
# Carnés
RITE, instalador de gas B, fluorados, PRL 60 horas, carretilla
# Idiomas
Euskera, Castellano
# Motivo del cambio
Quiero dejar las guardias y trabajar más cerca de casa.
`,
  }),
  cv('13-es-mx-contadora', 'pdf', 'es', 'MX', {
    names: ['Mariana Itzel Cervantes Robledo', 'Mariana Cervantes Robledo', 'Mariana Cervantes'],
    email: 'mariana.cervantes@bajiomail.example',
    phone: '+52 477 555 0139',
    city: 'León',
    headline: 'Contadora Pública | Impuestos y Nómina',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Coordinadora de Impuestos | Grupo Flexi | León | 2022-01 | now',
      'Contadora General | Curtidos Santa Fe del Bajío | León | 2017-08 | 2021-12',
      'Auxiliar Contable | Despacho Aranda y Asociados | Silao | 2014-02 | 2017-07',
      'Becaria de Auditoría | Deloitte | Querétaro | 2013-06 | 2013-12',
    ],
    aside: [3],
    page: `
[[ 11 6
# C.P. Mariana Itzel Cervantes Robledo
Contadora Pública | Impuestos y Nómina
## Experiencia Profesional
**Coordinadora de Impuestos**
Grupo Flexi, León, Gto.
Ene 2022 – Actual
* Declaraciones mensuales y anuales de cuatro razones sociales
* Devoluciones de IVA por 18 mdp en 2025
* Atención de revisiones electrónicas del SAT
**Contadora General**
Curtidos Santa Fe del Bajío, León, Gto.
Ago 2017 – Dic 2021
* Costos, inventarios, nómina semanal de 95 trabajadores
**Auxiliar Contable**
Despacho Aranda y Asociados, Silao, Gto.
Feb 2014 – Jul 2017
**Becaria de Auditoría**
Deloitte, Querétaro
Jun 2013 – Dic 2013
## Educación
Licenciatura en Contaduría Pública, Universidad de Guanajuato, 2009 – 2013
---
**Contacto**
León, Guanajuato
+52 477 555 0139
mariana.cervantes@bajiomail.example
^ **Software**
CONTPAQi
SAP FI
Excel avanzado
^ **Idiomas**
Español (nativo)
Inglés (intermedio)
^ **Cédula**
En trámite de maestría fiscal
]]
`,
  }),
  cv('14-es-pe-seguridad-minera', 'docx', 'es', 'PE', {
    names: ['Wilber Huamán Ccori', 'Ing. Wilber Huamán Ccori', 'Wilber Huamán'],
    email: 'whuaman.ccori@mistimail.example',
    phone: '955 501 284',
    city: 'Arequipa',
    headline: 'Ingeniero de Seguridad e Higiene Minera',
    languages: ['Español', 'Quechua', 'Inglés'],
    jobs: [
      'Supervisor de Seguridad | Sociedad Minera Cerro Verde | Arequipa | 2021-05 | now',
      'Inspector SSOMA | San Martín Contratistas Generales | Marcona | 2017-03 | 2021-04',
      'Asistente de Seguridad | Stracon | Cajamarca | 2015-01 | 2017-02',
      'Practicante | Minera Bateas | Caylloma | 2014-02 | 2014-08',
    ],
    aside: [3],
    page: `
# ING. WILBER HUAMÁN CCORI
**Ingeniero de Seguridad e Higiene Minera**
Urb. Los Olivos Mz. C Lt. 8, Cayma, Arequipa
Cel. 955 501 284 / whuaman.ccori@mistimail.example
DNI y CIP se entregan en entrevista
## RESUMEN
Profesional colegiado con más de diez años en tajo abierto y subterránea. Manejo del DS 024-2016-EM y su modificatoria. Régimen 14x7 sin problema.
## EXPERIENCIA LABORAL
1) SOCIEDAD MINERA CERRO VERDE – Arequipa
Cargo: Supervisor de Seguridad
Periodo: mayo 2021 a la fecha
Funciones: PETAR, IPERC, investigación de incidentes, charlas de cinco minutos
^ 2) SAN MARTÍN CONTRATISTAS GENERALES – Marcona
Cargo: Inspector SSOMA
Periodo: marzo 2017 a abril 2021
Funciones: inspección de equipos, control de fatiga, brigada de emergencia
^ 3) STRACON – Cajamarca
Cargo: Asistente de Seguridad
Periodo: enero 2015 a febrero 2017
^ 4) MINERA BATEAS – Caylloma
Cargo: Practicante
Periodo: febrero 2014 a agosto 2014
## ESTUDIOS
Ingeniería de Minas, Universidad Nacional de San Agustín, 2013
Diplomado ISO 45001, 2019
## IDIOMAS
Español, Quechua (hablado), Inglés (básico)
`,
  }),
  cv('15-es-es-fisioterapeuta', 'doc', 'es', 'ES', {
    names: ['Nerea Lozano Peñalver', 'Nerea Lozano'],
    email: 'nerea.lozano.fisio@segurapost.example',
    phone: '622 555 041',
    city: 'Murcia',
    languages: ['Castellano', 'Inglés', 'Italiano'],
    jobs: [
      'Fisioterapeuta | Clínica Altorreal | Molina de Segura | 2023-02 | now',
      'Fisioterapeuta | Residencia Virgen del Rosario | Murcia | 2020-09 | 2023-01',
      'Fisioterapeuta de cantera | UCAM Murcia CB | Murcia | 2019-09 | 2020-06',
    ],
    page: `
! Nerea Lozano Peñalver
Murcia · 622 555 041 · nerea.lozano.fisio@segurapost.example · Colegiada en la Región de Murcia
# Sobre mí
Soy fisioterapeuta, tengo 29 años y lo que más me gusta es el suelo pélvico y la gente mayor que quiere volver a andar sola.
# Experiencia
**Clínica Altorreal** (Molina de Segura)
Fisioterapeuta, feb. 2023 – presente
Suelo pélvico, punción seca, ecografía; agenda propia de 35 pacientes semanales
**Residencia Virgen del Rosario** (Murcia)
Fisioterapeuta, sept. 2020 – ene. 2023
Prevención de caídas, sujeciones cero, informes para la Comunidad
**UCAM Murcia CB** (Murcia)
Fisioterapeuta de cantera, sept. 2019 – jun. 2020
# Formación
2024 \tMáster en Suelo Pélvico, Universidad Miguel Hernández
2015 – 2019 \tGrado en Fisioterapia, UCAM
2018 \tErasmus en Ferrara, un semestre
# Idiomas
Castellano, Inglés (B2), Italiano (B1)
# Disponibilidad
Mañanas; incorporación con quince días de preaviso.
`,
  }),
  cv('16-it-it-pizzaiolo', 'pdf', 'it', 'IT', {
    names: ['Ciro Esposito Maranta', 'Ciro Esposito'],
    email: 'ciro.em@vesuviomail.example',
    phone: '320 555 0117',
    city: 'Modena',
    headline: 'Pizzaiolo',
    languages: ['italiano', 'tedesco'],
    jobs: [
      'Pizzaiolo | Pizzeria Bella Posillipo | Modena | 2020-07 | now',
      'Capo pizzaiolo | Ristorante Vesuvio | Norimberga | 2015-03 | 2020-03',
      'Aiuto pizzaiolo | Antica Pizzeria Sorbillo | Napoli | 2012-01 | 2015-02',
    ],
    page: `
! Ciro Esposito Maranta
Pizzaiolo
Via Emilia Est 402, 41122 Modena
cell. 320 555 0117
ciro.em@vesuviomail.example
# Dove ho lavorato
luglio 2020 – oggi
**Pizzaiolo**, Pizzeria Bella Posillipo, Modena
Forno a legna, 250 pizze il sabato, impasto a 48 ore, ordini ai fornitori
^ marzo 2015 – marzo 2020
**Capo pizzaiolo**, Ristorante Vesuvio, Norimberga (Germania)
Due forni, brigata di tre persone
^ gennaio 2012 – febbraio 2015
**Aiuto pizzaiolo**, Antica Pizzeria Sorbillo, Napoli
# Scuola
Istituto alberghiero Cavalcanti, Napoli, qualifica 2011
Corso HACCP, rinnovato nel 2025
# Lingue
italiano, tedesco (parlato)
# Altro
Patente B, automunito. Libero il lunedì. Tre volte al campionato del mondo di Parma, mai sul podio.
`,
  }),
  cv('17-it-it-educatrice', 'docx', 'it', 'IT', {
    names: ['Chiara Benvegnù', 'Chiara Benvegnu'],
    email: 'chiara.benvegnu@brentapost.example',
    phone: '+39 347 555 0182',
    city: 'Padova',
    headline: 'Educatrice professionale socio-pedagogica',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Educatrice di comunità | Cooperativa Sociale Orizzonti Larghi | Padova | 2020-10 | now',
      'Educatrice domiciliare | Cooperativa Terra di Mezzo | Mestre | 2018-01 | 2020-09',
      'Tirocinante | Comune di Padova | Padova | 2017-03 | 2017-07',
      'Animatrice | Centro estivo OPSA | Sarmeola | 2014 | 2016',
    ],
    aside: [2],
    page: `
|| 5 12
| **Curriculum vitae** | **Chiara Benvegnù**
| Professione | Educatrice professionale socio-pedagogica
| Residenza | via Palestro 31, 35138 Padova
| Telefono | +39 347 555 0182
| E-mail | chiara.benvegnu@brentapost.example
| Nata il | 6 giugno 1995
# Esperienze di lavoro
|| 5 12
| ottobre 2020 – in corso | **Educatrice di comunità**\\Cooperativa Sociale Orizzonti Larghi, Padova\\Comunità per minori stranieri non accompagnati, turni anche di notte, PEI, rapporti con tutori e questura
| gennaio 2018 – settembre 2020 | **Educatrice domiciliare**\\Cooperativa Terra di Mezzo, Mestre\\Sette famiglie seguite per i servizi sociali
| marzo 2017 – luglio 2017 | **Tirocinante**\\Comune di Padova, settore servizi sociali
| 2014 – 2016 (estati) | **Animatrice**\\Centro estivo OPSA, Sarmeola
# Istruzione
|| 5 12
| 2014 – 2017 | Laurea in Scienze dell’educazione, Università di Padova, 106/110
| 2009 – 2014 | Liceo delle scienze umane Duca d’Aosta, Padova
# Lingue
Italiano (madrelingua), Inglese (B2), Francese (B1)
# Privacy
Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('18-it-it-autista', 'doc', 'it', 'IT', {
    names: ['Ion Ciobanu', 'Ciobanu Ion'],
    email: 'ion.ciobanu77@padanapost.example',
    phone: '328 555 0154',
    city: 'Piacenza',
    languages: ['romeno', 'russo', 'italiano'],
    jobs: [
      'Autista bilico | Torello Trasporti | Piacenza | 2016-05 | now',
      'Autista distribuzione | Bartolini BRT | Lodi | 2009-11 | 2016-04',
      'Muratore | Edil Farini srl | Parma | 2004 | 2009',
      'Trattorista | Cooperativa agricola Codru | Orhei | 1997 | 2003',
    ],
    page: `
# CURRICULUM VITAE
COGNOME: Ciobanu
NOME: Ion
NATO: a Orhei (Moldavia) il 19/03/1977
RESIDENTE: via Colombo 118, Piacenza
TELEFONO: 328 555 0154
MAIL: ion.ciobanu77@padanapost.example
CITTADINANZA: italiana dal 2018
PATENTI: B, C, E con CQC merci, ADR base, carta tachigrafica
# ESPERIENZA
* Dal 05/2016 ad oggi: Autista bilico presso Torello Trasporti, Piacenza. Frigo, Nord Italia e Francia, rientro il venerdì
* Dal 11/2009 al 04/2016: Autista distribuzione presso Bartolini BRT, Lodi. Motrice con sponda
* Dal 2004 al 2009: Muratore presso Edil Farini srl, Parma
* Dal 1997 al 2003: Trattorista presso Cooperativa agricola Codru, Orhei, Moldavia
# SCUOLA
Diploma di scuola professionale, meccanico agricolo, Orhei 1996
# LINGUE
romeno e russo: madrelingua
italiano: buono
# NOTE
Mai un incidente con colpa. Cerco linea fissa, anche di notte.
`,
  }),
  cv('19-it-it-disegnatore', 'pdf', 'it', 'IT', {
    names: ['Matteo Ghezzi'],
    email: 'm.ghezzi@lariomail.example',
    phone: '339 555 0126',
    city: 'Lecco',
    headline: 'Disegnatore meccanico senior',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Disegnatore progettista | Carcano Antonio | Mandello del Lario | 2018-04 | now',
      'Disegnatore CAD | Fiocchi Munizioni | Lecco | 2011-09 | 2018-03',
      'Addetto tornio CNC | Officine Valsassina | Cortenova | 2008-07 | 2011-08',
    ],
    page: `
HEAD Matteo Ghezzi – Curriculum vitae
! Matteo Ghezzi
Disegnatore meccanico senior
Lecco | 339 555 0126 | m.ghezzi@lariomail.example
{{
# Profilo
Perito meccanico, quindici anni di CAD e tre di officina. So che cosa si può tornire e che cosa no.
# Esperienza
## Disegnatore progettista
Carcano Antonio, Mandello del Lario
aprile 2018 – oggi
* Gruppi di laminazione, messa in tavola, distinte base
* Passaggio da SolidWorks a Inventor
## Disegnatore CAD
Fiocchi Munizioni, Lecco
settembre 2011 – marzo 2018
* Attrezzature di produzione
## Addetto tornio CNC
Officine Valsassina, Cortenova
luglio 2008 – agosto 2011
# Istruzione
Perito meccanico, ITIS Badoni, Lecco, 2008
# Programmi
Inventor, SolidWorks, AutoCAD, Vault
# Lingue
Italiano, Inglese (B1), Tedesco (A2)
# Hobby
Soccorso alpino, falesia
}}
`,
  }),
  cv('20-it-it-assistente-familiare', 'docx', 'it', 'IT', {
    names: ['Marisol Quispe Vargas', 'Marisol Quispe'],
    email: 'marisolquispe@lanternapost.example',
    phone: '351 555 0193',
    city: 'Genova',
    headline: 'Assistente familiare e OSS',
    languages: ['Spagnolo', 'Italiano'],
    jobs: [
      'Operatrice socio-sanitaria | RSA Villa Serena | Genova | 2023-11 | now',
      'Assistente familiare convivente | Famiglia Parodi | Genova | 2017-02 | 2023-08',
      'Assistente familiare | Famiglia Costa | Rapallo | 2013-05 | 2016-12',
      'Commessa | Supermercados Wong | Lima | 2008 | 2012',
    ],
    page: `
# Marisol Quispe Vargas
Assistente familiare e OSS
Genova Sampierdarena, tel. 351 555 0193, marisolquispe@lanternapost.example
Nata a Huancayo (Perù) il 12/08/1985. Permesso UE di lungo periodo
## Esperienza
**Operatrice socio-sanitaria**
RSA Villa Serena, Genova
da novembre 2023
Igiene, alzate con sollevatore, pasti, turno di pomeriggio e notte
**Assistente familiare convivente**
Famiglia Parodi, Genova
da febbraio 2017 ad agosto 2023
Signora di 91 anni con Alzheimer, fino alla fine
**Assistente familiare**
Famiglia Costa, Rapallo
da maggio 2013 a dicembre 2016
**Commessa**
Supermercados Wong, Lima
dal 2008 al 2012
## Titoli
Qualifica OSS, Regione Liguria, ottobre 2023 (1000 ore)
Secundaria completa, Huancayo 2002
## Lingue
Spagnolo, Italiano
## Disponibilità
Part-time o giornata, non più convivente. Referenze delle famiglie a richiesta.
`,
  }),
];
