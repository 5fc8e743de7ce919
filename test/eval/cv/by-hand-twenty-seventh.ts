import { BY_HAND_TWENTY_SEVENTH_OTHERS } from './by-hand-twenty-seventh-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-seventh');

/** Sixteen, of which four in Italian and four in German stand here and the others in a file beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_SEVENTH: Sheet[] = [
  cv('01-it-europass-saldatore', 'doc', 'it', 'IT', {
    names: ['Loris Ceccarelli', 'Ceccarelli Loris'],
    email: 'loris.ceccarelli@ternipost.example',
    phone: '333.5550.627',
    city: 'Terni',
    jobs: [
      'Saldatore TIG qualificato | Carpenteria Nera Montoro S.r.l. | | 2016-05 | now',
      'Carpentiere in ferro | Officine Meccaniche Proietti & C. S.a.s. | | 2010-03 | 2016-04',
      'Operaio addetto al laminatoio | Acciai Speciali Terni S.p.A. | | 2004-10 | 2009-12',
    ],
    page: `
**Curriculum vitae di Loris Ceccarelli**
^ __Informazioni personali__
= Cognome e nome	Ceccarelli Loris
= Residenza	Strada di Collescipoli 64, 05100 Terni
= Cellulare	333.5550.627
= Posta elettronica	loris.ceccarelli@ternipost.example
= Luogo e data di nascita	Narni, 2 luglio 1983
^ __Esperienza lavorativa__
|| 7 10
| Date (da – a) | 09/05/2016 – a tutt’oggi
| Nome e indirizzo del datore di lavoro | Carpenteria Nera Montoro S.r.l.\\Zona industriale, 05035 Narni (TR)
| Tipo di azienda o settore | Metalmeccanica
| Tipo di impiego | Tempo indeterminato, livello C2
| Mansione | Saldatore TIG qualificato
| Principali mansioni e responsabilità | Saldatura inox e duplex, tubazioni per impianti chimici, lettura isometrici
| Date (da – a) | 01/03/2010 – 30/04/2016
| Nome e indirizzo del datore di lavoro | Officine Meccaniche Proietti & C. S.a.s.\\via Bartocci 9, Terni
| Tipo di azienda o settore | Metalmeccanica
| Tipo di impiego | Tempo indeterminato
| Mansione | Carpentiere in ferro
| Principali mansioni e responsabilità | Scale, soppalchi, montaggi presso clienti
| Date (da – a) | 04/10/2004 – 31/12/2009
| Nome e indirizzo del datore di lavoro | Acciai Speciali Terni S.p.A.\\viale Brin, Terni
| Tipo di azienda o settore | Siderurgia
| Tipo di impiego | Somministrazione, poi tempo determinato
| Mansione | Operaio addetto al laminatoio
^ __Istruzione__
Diploma di tecnico delle industrie meccaniche, IPSIA Pertini, 2002
^ __Patentini__
EN ISO 9606-1 TIG 141, validità 2027. Carroponte. Patente A, B.
Firma	Loris Ceccarelli
`,
  }),
  cv('02-it-punti-farmacista', 'pdf', 'it', 'IT', {
    names: ['Eleonora Pasqualucci', 'Dott.ssa Eleonora Pasqualucci'],
    email: 'e.pasqualucci@farmapost.example',
    phone: '+39 351 555 9022',
    city: 'Ancona',
    headline: 'Farmacista iscritta all’Albo dal 2015',
    languages: ['Inglese'],
    jobs: [
      'Direttrice di farmacia | Farmacia Comunale Pinocchio | | 2022-09 | now',
      'Farmacista collaboratrice | Farmacia Angelini | | 2017-01 | 2022-08',
      'Farmacista | Parafarmacia Benessere Conero | | 2015-06 | 2016-12',
    ],
    page: `
> **Dott.ssa Eleonora Pasqualucci**
> Farmacista iscritta all’Albo dal 2015
> Ancona | +39 351 555 9022 | e.pasqualucci@farmapost.example
^ **PERCORSO**
**Farmacia Comunale Pinocchio, Ancona**
Direttrice di farmacia, settembre 2022 – presente
* Turni, stupefacenti, tariffazione, CUP
* Nuovo banco dermocosmetico: +18% in un anno
**Farmacia Angelini, Falconara Marittima**
Farmacista collaboratrice, gennaio 2017 – agosto 2022
* Galenica, autoanalisi, holter
**Parafarmacia Benessere Conero, Sirolo**
Farmacista, giugno 2015 – dicembre 2016
^ **STUDI**
Laurea a ciclo unico in Farmacia, Università di Camerino, 2014
Master in Farmacia territoriale, Torino, 2020
^ **VARIE**
Vaccinatrice abilitata, inglese discreto, tre gatti
`,
  }),
  cv('03-it-colonne-progettista', 'docx', 'it', 'IT', {
    names: ['Hermann Unterkofler'],
    email: 'h.unterkofler@bozenmail.example',
    phone: '+39 0471 555 213',
    city: 'Bolzano',
    languages: ['Tedesco', 'Italiano', 'Inglese'],
    jobs: [
      'Responsabile ufficio tecnico | Holzbau Unterland S.r.l. | | 2018-02 | now',
      'Progettista strutture in legno | Rubner Objektbau | | 2011-04 | 2018-01',
      'Disegnatore CAD | Studio Ing. Mair & Partner | | 2008-09 | 2011-03',
    ],
    page: `
! Hermann Unterkofler
Ingegnere edile. Via Claudia Augusta 101, 39100 Bolzano
Tel. +39 0471 555 213, h.unterkofler@bozenmail.example
# Carriera
[[ 4 13
02.2018
–
oggi
---
Holzbau Unterland S.r.l., Egna
**Responsabile ufficio tecnico**
Sei progettisti, preventivi oltre 1 mln €, certificazione CasaClima
]]
[[ 4 13
04.2011
–
01.2018
---
Rubner Objektbau, Bressanone
**Progettista strutture in legno**
Palestre, scuole, un ponte pedonale a Chiusa
]]
[[ 4 13
09.2008
–
03.2011
---
Studio Ing. Mair & Partner, Bolzano
**Disegnatore CAD**
]]
# Studi
Laurea specialistica in Ingegneria edile, Trento, 2008
Maturità, Realgymnasium Bozen, 2002
# Lingue e software
Tedesco (madrelingua), italiano (patentino A), inglese (B2)
Dlubal RFEM, cadwork, AutoCAD
`,
  }),
  cv('04-it-senza-titoli-parrucchiera', 'odt', 'it', 'IT', {
    names: ['Samantha Cacciapuoti'],
    email: 'samy.cacciapuoti@napolipost.example',
    phone: '366 5550 741',
    city: 'Giugliano in Campania',
    jobs: [
      'Parrucchiera | Salone Mimì Hair | | 2017 | now',
      'Assistente parrucchiera | Diva & Divo | | 2014 | 2017',
      'Commessa | Acqua & Sapone | | 2012 | 2014',
    ],
    page: `
Samantha Cacciapuoti, nata ad Aversa il 18/10/1993
Corso Campano 300, Giugliano in Campania (NA)
366 5550 741 (anche whatsapp) samy.cacciapuoti@napolipost.example

dal 2017 ad oggi
Parrucchiera da Salone Mimì Hair (Giugliano)
colore, meches, acconciature sposa, apro e chiudo cassa

dal 2014 al 2017
Assistente parrucchiera da Diva & Divo (Melito)
shampoo, pieghe, tinte

dal 2012 al 2014
Commessa da Acqua & Sapone (Qualiano)
part time 20 ore

Scuola: diploma di acconciatore, 3 anni + specializzazione, Napoli 2014
Ho la qualifica per aprire un salone mio
So usare instagram e le prenotazioni con Treatwell
Patente B, macchina mia
`,
  }),
  cv('05-de-tabelle-koch', 'docx', 'de', 'DE', {
    names: ['Sebastian Ohlendorf'],
    email: 'kochohlendorf@luebeckmail.example',
    phone: '0174 555 2206',
    city: 'Lübeck',
    jobs: [
      'Küchenchef | Hotel Hanseatischer Hof | | 2019-03 | now',
      'Souschef | Strandhotel Fontana | | 2015-11 | 2019-02',
      'Chef de Partie | MS Europa | | 2013-01 | 2015-09',
      'Jungkoch | Schiffergesellschaft | | 2011-08 | 2012-12',
      'Ausbildung zum Koch | Restaurant Nordlicht | | 2008-08 | 2011-07',
    ],
    aside: [4],
    page: `
! Sebastian Ohlendorf
~ An der Untertrave 47, 23552 Lübeck | 0174 555 2206 | kochohlendorf@luebeckmail.example
# Stationen
|| 4 7 6
| **Zeit** | **Haus** | **Position**
| 03.2019 – aktuell | Hotel Hanseatischer Hof, Lübeck | Küchenchef
| 11.2015 – 02.2019 | Strandhotel Fontana, Timmendorfer Strand | Souschef
| 01.2013 – 09.2015 | MS Europa, weltweit | Chef de Partie
| 08.2011 – 12.2012 | Schiffergesellschaft, Lübeck | Jungkoch
| 08.2008 – 07.2011 | Restaurant Nordlicht, Travemünde | Ausbildung zum Koch
# Was ich mitbringe
* Wareneinsatz unter 29 %, HACCP, Ausbildereignung (AEVO) seit 2017
* Regionale Küche, Fisch, Bankett bis 300 Gäste
* Zeugnisse der Häuser schicke ich gern nach
# Frei
Zwei Tage am Stück wären schön.
`,
  }),
  cv('06-de-kopf-rechts-controllerin', 'pdf', 'de', 'DE', {
    names: ['Ayşegül Brinkmann', 'Aysegül Brinkmann'],
    email: 'a.brinkmann@posteingang-gt.example',
    phone: '+49 (0) 5241 555 680',
    city: 'Gütersloh',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Leiterin Werkscontrolling | Miele & Cie. KG | | 2021-07 | now',
      'Werkscontrollerin | Miele & Cie. KG | | 2016-01 | 2021-06',
      'Referentin Beteiligungscontrolling | Claas KGaA mbH | | 2012-10 | 2015-12',
      'Traineeprogramm Finanzen | Claas KGaA mbH | | 2011-04 | 2012-09',
    ],
    aside: [3],
    page: `
[[ 10 7
! Ayşegül Brinkmann
Dipl.-Kffr.
---
Kahlertstraße 78
33330 Gütersloh
+49 (0) 5241 555 680
a.brinkmann@posteingang-gt.example
]]
# BERUFSWEG
**Miele & Cie. KG, Gütersloh**	**seit Januar 2016**
__Leiterin Werkscontrolling__	seit Juli 2021
* Fünf Mitarbeitende, drei Werke, Herstellkosten 410 Mio. €
* Investitionsrechnung, Standortvergleich Polen
__Werkscontrollerin__	Januar 2016 – Juni 2021
* Monatsbericht, Kalkulation, SAP CO-PC
**Claas KGaA mbH, Harsewinkel**	**April 2011 – Dezember 2015**
__Referentin Beteiligungscontrolling__	Oktober 2012 – Dezember 2015
* Gesellschaften in Ungarn und der Türkei
__Traineeprogramm Finanzen__	April 2011 – September 2012
# STUDIUM
Universität Paderborn, Diplom-Kauffrau, Note 1,8	2005 – 2011
# SPRACHEN
Deutsch und Türkisch (Muttersprachen), Englisch (C1)
# FAMILIE
Zwei Kinder; Elternzeit September 2018 – August 2019
`,
  }),
  cv('07-de-ch-zeilen-monteur', 'doc', 'de', 'CH', {
    names: ['Urs Zumbrunnen'],
    email: 'urs.zumbrunnen@thunpost.example',
    phone: '+41 76 555 38 90',
    city: 'Thun',
    languages: ['Französisch'],
    jobs: [
      'Servicemonteur Kälte | Walter Wettstein AG | | 2014 | now',
      'Chefmonteur | Jenni Lüftungen AG | | 2007 | 2014',
      'Sanitärinstallateur | Gebr. Wenger Haustechnik | | 1999 | 2007',
    ],
    page: `
Lebenslauf
^ Urs Zumbrunnen, Frutigenstrasse 30, 3600 Thun
+41 76 555 38 90, urs.zumbrunnen@thunpost.example
Jg. 1979, verheiratet, Hauptmann a. D. der Feuerwehr
^ **Was ich gearbeitet habe**
Servicemonteur Kälte, Walter Wettstein AG, Gümligen, 2014 bis heute
Chefmonteur, Jenni Lüftungen AG, Spiez, 2007 bis 2014
Sanitärinstallateur, Gebr. Wenger Haustechnik, Steffisburg, 1999 bis 2007
^ **Was ich gelernt habe**
Lehre als Sanitärinstallateur, Gewerbeschule Thun, 1995 bis 1999
Fachbewilligung Kältemittel, 2014
Elektro-Anschlussbewilligung Art. 15 NIV, 2016
^ **Was ich sonst noch kann**
Französisch, mit Händen und Füssen
Jodelklub, Kranführer Kat. A
`,
  }),
  cv('08-de-fliesstext-bibliothek', 'odt', 'de', 'DE', {
    names: ['Roswitha Eickelpasch'],
    email: 'r.eickelpasch@marburgpost.example',
    phone: '06421 555 947',
    city: 'Marburg',
    languages: ['Französisch', 'Italienisch'],
    jobs: [
      'Bibliothekarin | Universitätsbibliothek Marburg | | 2012-04 | now',
      'Buchhändlerin | Buchhandlung am Steinweg | | 2003-09 | 2008-09',
      'Lektoratsassistentin | Jonas Verlag | | 2001-01 | 2003-08',
    ],
    page: `
! Roswitha Eickelpasch
Ockershäuser Allee 20, 35037 Marburg, Telefon 06421 555 947, r.eickelpasch@marburgpost.example
## Über mich und meine Arbeit
Geboren wurde ich 1979 in Frankenberg, wo ich 1998 Abitur machte.
Seit April 2012 bin ich **Bibliothekarin** an der **Universitätsbibliothek Marburg**, zuerst in der Erwerbung, heute im Fachreferat Romanistik und in der Schulung der Erstsemester.
Davor studierte ich von Oktober 2008 bis März 2012 Bibliotheksmanagement in Potsdam.
Von September 2003 bis September 2008 war ich **Buchhändlerin** in der **Buchhandlung am Steinweg** in Marburg und dort für Kinderbuch und Remittenden zuständig.
Meine erste Stelle hatte ich von Januar 2001 bis August 2003 als **Lektoratsassistentin** beim **Jonas Verlag**.
## Fertigkeiten
Alma, RDA, PICA, Französisch sehr gut, Italienisch ordentlich
## Ehrenamt
Vorlesen im Altenheim, jeden zweiten Samstag
`,
  }),
  ...BY_HAND_TWENTY_SEVENTH_OTHERS,
];
