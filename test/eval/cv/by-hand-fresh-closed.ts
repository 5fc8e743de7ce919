import type { Sheet } from './sheet.ts';

/** The other half of them: run, and not looked at, so that no rule is made with them. */
export const BY_HAND_FRESH_CLOSED: Sheet[] = [
  {
    id: 'fresh-02-de',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Jörg Schäfer-Winterhalter',
    names: ['Jörg Schäfer-Winterhalter'],
    email: 'j.schaefer-winterhalter@example.com',
    phone: '+49 1522 5550184',
    place: 'Aalen',
    jobs: [
      'Senior-Projektleiter | Ostalb Prozesstechnik GmbH & Co. KG | | 2018-10 | now',
      'Projektingenieur | Ostalb Prozesstechnik GmbH & Co. KG | | 2014-03 | 2018-09',
      'Konstrukteur Druckbehälter | Kessler & Rau Apparatebau AG | | 2008-08 | 2014-02',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'French'],
    page: `
! Dipl.-Ing. (FH) JÖRG SCHÄFER-WINTERHALTER
Projektleiter Anlagenbau · Verfahrenstechnik
Hölderlinweg 4 · 73430 Aalen · Mobil +49 1522 5550184 · j.schaefer-winterhalter@example.com

BERUFSERFAHRUNG

**Ostalb Prozesstechnik GmbH & Co. KG, Aalen**
Oktober 2018 bis heute
Senior-Projektleiter
- Abwicklung von Trocknungsanlagen bis 8 Mio. Euro
- fachliche Führung von sechs Ingenieuren
März 2014 bis September 2018
Projektingenieur
- Auslegung von Wärmetauschern, Aufstellungsplanung

**Kessler & Rau Apparatebau AG, Heidenheim an der Brenz**
August 2008 bis Februar 2014
Konstrukteur Druckbehälter
- AD 2000, PED, Abnahmen mit dem TÜV

**Freiwillige Feuerwehr Aalen**
seit 2003
ehrenamtlicher Gruppenführer

AUSBILDUNG

Hochschule Aalen – Technik und Wirtschaft
Oktober 2003 bis Juli 2008
Maschinenbau, Abschluss Dipl.-Ing. (FH), Note 1,9

KENNTNISSE

Aspen Plus, AutoCAD Plant 3D, SAP PS
Englisch (fließend), Französisch (Schulkenntnisse)
Führerschein Klasse B, BE

Seite 1 von 1
`,
  },
  {
    id: 'fresh-04-de',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Ronja-Marlene Dziuba',
    names: ['Ronja-Marlene Dziuba'],
    email: 'ronja.dziuba@mail.example.org',
    phone: '030 55 50 64 21',
    place: 'Berlin-Lichtenberg',
    jobs: [
      'Praxisanleiterin | Vivaris Klinikum am Park | | 2023-02 | now',
      'Stellvertretende Stationsleitung, Station 4B Geriatrie | Vivaris Klinikum am Park | | 2018-07 | 2021-04',
      'Gesundheits- und Krankenpflegerin | Vivaris Klinikum am Park | | 2013-09 | 2018-06',
      'Pflegehelferin | Seniorenhaus Rummelsburger Bucht | | 2012-11 | 2013-08',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'English', 'Vietnamese'],
    page: `
! Ronja-Marlene Dziuba
**Pflegefachfrau · Praxisanleiterin**
Berlin-Lichtenberg | 030 55 50 64 21 | ronja.dziuba@mail.example.org
# WERDEGANG

**Vivaris Klinikum am Park, Berlin**	09.2013 – heute
= Praxisanleiterin (75 %)	02.2023 – heute
= Elternzeit	05.2021 – 01.2023
Stellvertretende Stationsleitung, Station 4B Geriatrie (100 %)	07.2018 – 04.2021
Gesundheits- und Krankenpflegerin (100 %)	09.2013 – 06.2018

**Seniorenhaus Rummelsburger Bucht, Berlin**	11.2012 – 08.2013
Pflegehelferin (450-Euro-Basis)
# AUSBILDUNG

**Bildungscampus für Gesundheitsberufe, Berlin**	10.2010 – 09.2013
Examinierte Gesundheits- und Krankenpflegerin
Weiterbildung Praxisanleitung, 300 Stunden	2022
# SONSTIGES

Freiwilliges Soziales Jahr, Johannes-Hospiz Cottbus	09.2009 – 08.2010
Sprachen: Deutsch (Muttersprache), Englisch (B1), Vietnamesisch (Grundlagen)
`,
  },
  {
    id: 'fresh-06-de',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Przemysław Wójcik-Nowak',
    names: ['Przemysław Wójcik-Nowak'],
    email: 'p.wojcik@example.net',
    phone: '0151-55501248',
    place: 'Duisburg',
    jobs: [
      'Staplerfahrer / Kommissionierer | Rheinhafen Umschlag GmbH | | 2023-06 | now',
      'Lagerhelfer | Timework Personal GmbH | | 2021-01 | 2023-05',
      'Magazynier (Lagerist) | Zakłady Mięsne Dobrowo Sp. z o.o. | | 2016-03 | 2020-12',
    ],
    edu: [],
    untold: true,
    languages: ['Polish', 'German', 'Russian'],
    page: `
BEWERBERBOGEN

= Name:	Wójcik-Nowak
= Vorname:	Przemysław
= Wohnort:	47051 Duisburg
= Straße:	Hafenstr. 9
= Tel.:	0151-55501248
= Mail:	p.wojcik@example.net
= Führerschein:	B, C1, Staplerschein
= Verfügbar ab:	sofort

Letzte Tätigkeiten

= Zeitraum:	01.06.2023 bis dato
= Firma:	Rheinhafen Umschlag GmbH
= Tätigkeit:	Staplerfahrer / Kommissionierer

= Zeitraum:	15.01.2021 bis 31.05.2023
= Firma:	Timework Personal GmbH (Zeitarbeit), Einsatz bei Stahlhandel Ruhrort
= Tätigkeit:	Lagerhelfer

= Zeitraum:	03.2016 bis 12.2020
= Firma:	Zakłady Mięsne Dobrowo Sp. z o.o., Poznań
= Tätigkeit:	Magazynier (Lagerist)

= Zeitraum:	09.2013 bis 02.2016
= Firma:	arbeitsuchend / Pflege des Vaters
= Tätigkeit:	–

= Sprachen:	Polnisch (Muttersprache), Deutsch (B1), Russisch (A2)
`,
  },
  {
    id: 'fresh-08-de',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'de',
    agency: 'AT',
    shown: 'Alois Kofler',
    names: ['Alois Kofler'],
    email: 'lois.kofler@example.com',
    phone: '0664 555 07 31',
    place: 'See im Paznaun',
    jobs: [
      'Küchenchef | Hotel Silvrettablick | | 2022-12 | now',
      'Sous Chef | Gasthof Zum Goldenen Gams | | 2019-05 | 2022-10',
      'Chef Saucier | Alpenresort Trofana Sonne | | 2018-12 | 2019-04',
      'Chef Saucier | Strandhotel Seewirt | | 2018-05 | 2018-10',
      'Chef de Partie | Hotel Silvrettablick | | 2013-11 | 2018-04',
      'Jungkoch | Gasthof Zum Goldenen Gams | | 2011-12 | 2012-12',
      'Kochlehre | Gasthof Zum Goldenen Gams | | 2008-08 | 2011-11',
    ],
    edu: [],
    untold: true,
    aside: [6],
    languages: ['German', 'English', 'Dutch'],
    page: `
KOFLER Alois jun.
Dorf 112, 6553 See im Paznaun
Handy: 0664 555 07 31
lois.kofler@example.com

Koch, 34 Jahre, Nichtraucher

Arbeitsstellen:

12/2022 – laufend: Küchenchef im Hotel Silvrettablick ★★★★S, Ischgl
05/2019 – 10/2022: Sous Chef, Gasthof Zum Goldenen Gams, Landeck
12/2018 – 04/2019: Chef Saucier, Alpenresort Trofana Sonne, Ischgl (Wintersaison)
05/2018 – 10/2018: Chef Saucier, Strandhotel Seewirt, Pörtschach (Sommersaison)
11/2013 – 04/2018: Chef de Partie, Hotel Silvrettablick, Ischgl

Präsenzdienst beim Bundesheer: 01/2013 – 07/2013, Landeck

Lehre: 08/2008 – 11/2011 Kochlehre im Gasthof Zum Goldenen Gams, Landeck (LAP mit Auszeichnung)
dazwischen 12/2011 – 12/2012 Jungkoch ebendort

Kurse: Diätkoch WIFI Innsbruck 2017, Lehrlingsausbilder 2020
Deutsch, Englisch gut, bissl Holländisch von den Gästen
`,
  },
  {
    id: 'fresh-10-de',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'de',
    agency: 'CH',
    shown: '',
    names: [],
    unsure: true,
    place: 'Raum Winterthur',
    jobs: [
      'Produktionsleiter Stv. | Tösstal Präzision AG | | 2022-05 | now',
      'CNC-Fräser | Tösstal Präzision AG | | 2017-08 | 2022-04',
      'CNC-Mechaniker | Rietmann Werkzeugbau GmbH | | 2013 | 2017',
      'Polymechaniker in Ausbildung | Gebr. Bolliger Maschinenfabrik | | 2006 | 2010',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['German', 'Albanian', 'English'],
    page: `
KANDIDATENPROFIL Nr. 20817
vertraulich – Weitergabe nur mit Zustimmung

|| 5 12
| Funktion | Polymechaniker EFZ, CNC-Fräsen 5-Achs
| Region | Raum Winterthur
| Jahrgang | 1990
| Verfügbarkeit | 3 Monate Kündigungsfrist
| Pensum | 80–100 %
| Lohnvorstellung | CHF 7'100 x 13

ERFAHRUNG
Produktionsleiter Stv. | Tösstal Präzision AG, Turbenthal | seit Mai 2022
CNC-Fräser | Tösstal Präzision AG, Turbenthal | Aug. 2017 bis Apr. 2022
CNC-Mechaniker | Rietmann Werkzeugbau GmbH, Frauenfeld | 2013 bis 2017
Polymechaniker in Ausbildung | Gebr. Bolliger Maschinenfabrik, Wil SG | 2006 bis 2010

dazwischen: Militärdienst (Durchdiener) und Sprachaufenthalt in Auckland, 2011/2012

STÄRKEN
Heidenhain iTNC 530, Mastercam, Messmaschine Zeiss
Deutsch, Albanisch (Muttersprachen), Englisch B2
`,
  },
  {
    id: 'fresh-12-fr',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'fr',
    agency: 'BE',
    shown: "Jean-Baptiste D'Haese",
    names: ["Jean-Baptiste D'Haese"],
    email: 'jb.dhaese@example.net',
    phone: '0470 55 01 96',
    place: "Braine-l'Alleud",
    jobs: [
      "Chef d'équipe maintenance | Verreries du Hainaut SA | | 2020-02 | now",
      'Électromécanicien | Verreries du Hainaut SA | | 2013-06 | 2020-01',
      'Aide-mécanicien | Randwerk Interim | | 2012-01 | 2013-05',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'Dutch', 'English'],
    page: `
Jean-Baptiste D'HAESE
Technicien de maintenance industrielle
Chaussée de Tubize 402, B-1420 Braine-l'Alleud
GSM 0470 55 01 96
jb.dhaese@example.net

PARCOURS

= 02/2020 – à ce jour	Verreries du Hainaut SA (Charleroi)
= 	Chef d'équipe maintenance, pause de nuit
= 	4/5 temps depuis 09/2024 (congé parental 1/5)

= 06/2013 – 01/2020	Verreries du Hainaut SA (Charleroi)
= 	Électromécanicien

= 01/2012 – 05/2013	Randwerk Interim, missions chez Solbrux et Cimenterie d'Obourg
= 	Aide-mécanicien

ÉTUDES
= 2011	CESS technique de qualification, électromécanique, Athénée royal de Nivelles
= 2019	BA5, habilitation haute tension

LANGUES
français (maternelle), néerlandais (bon), anglais (technique)

Permis B et cariste – Disponible après un préavis de 8 semaines
`,
  },
  {
    id: 'fresh-14-fr',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'fr',
    agency: 'FR',
    shown: "Aya N'Guessan Kouadio",
    names: ["Aya N'Guessan Kouadio", 'Aya Kouadio'],
    email: 'aya.kouadio@example.org',
    phone: '07 00 55 01 33',
    place: 'Saint-Denis',
    jobs: [
      'aide-soignante | Hôpital Casanova | | 2019-11 | now',
      'aide-soignante de nuit | EHPAD Les Tilleuls | | 2015-07 | 2019-10',
      'agent de service hospitalier | Clinique du Landy | | 2013 | 2014',
      "garde d'enfants à domicile | familles particulières | | 2009 | 2013",
    ],
    edu: [],
    untold: true,
    languages: ['French', 'Baoulé', 'Dioula'],
    page: `
CURRICULUM VITÆ

|| 5 12
| Nom : | KOUADIO
| Prénoms : | Aya N'Guessan
| Née le : | 11 août 1988 à Bouaké
| Adresse : | 7 allée des Acacias, 93200 Saint-Denis
| Tél. : | 07 00 55 01 33
| Courriel : | aya.kouadio@example.org
| Situation : | titre de séjour valable jusqu'au 30/06/2031

DIPLÔMES
BEPC, Bouaké, 2004
DEAS (aide-soignante), IFAS Saint-Denis, 2015

EMPLOIS (du plus ancien au plus récent)
2009-2013 : garde d'enfants à domicile, familles particulières, Paris 17e
2013-2014 : agent de service hospitalier, Clinique du Landy, Saint-Ouen
07/2015-10/2019 : aide-soignante de nuit, EHPAD Les Tilleuls, Aubervilliers
11/2019 à aujourd'hui : aide-soignante, Hôpital Casanova, service de gériatrie, Saint-Denis (90 %)

Langues parlées : français, baoulé, dioula
`,
  },
  {
    id: 'fresh-16-nl',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Tjeerd Oude Nijhuis',
    names: ['Tjeerd Oude Nijhuis'],
    email: 'tjeerd@oudenijhuis.example',
    phone: '+31 6 5550 2284',
    place: 'Enschede',
    jobs: [
      'Zelfstandig constructeur (zzp) | ON Constructie-advies | | 2023-01 | now',
      'Hoofdconstructeur | Ingenieursbureau Salland Beton B.V. | | 2015-05 | 2022-12',
      'Constructeur | Ingenieursbureau Salland Beton B.V. | | 2010-09 | 2015-04',
      'Afstudeerstage | Rijksdienst Bruggen & Sluizen | | 2010-02 | 2010-08',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['Dutch', 'Twents', 'English', 'German'],
    page: `
**Curriculum vitae – ir. T.J. (Tjeerd) Oude Nijhuis**

Roepnaam: Tjeerd
Woonplaats: Enschede
Telefoon: +31 6 5550 2284
E-mail: tjeerd@oudenijhuis.example

ERVARING

**Zelfstandig constructeur (zzp)**
ON Constructie-advies, Enschede
jan 2023 – nu
Opdrachtgevers o.a. Waterschap Twentekanaal, Heembouw Oost

**Hoofdconstructeur**
Ingenieursbureau Salland Beton B.V., Deventer
mei 2015 t/m dec 2022

**Constructeur**
Ingenieursbureau Salland Beton B.V., Deventer
sept 2010 t/m apr 2015

**Afstudeerstage**
Rijksdienst Bruggen & Sluizen, Utrecht
feb 2010 t/m aug 2010

OPLEIDING
TU Delft, Civiele Techniek, MSc, 2007 – 2010
Saxion Hogeschool, BSc, 2003 – 2007

TALEN
Nederlands, Twents, Engels, Duits
`,
  },
  {
    id: 'fresh-18-sv',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'sv',
    agency: 'SE',
    shown: 'Ulla-Karin Åkesson af Klercker',
    names: ['Ulla-Karin Åkesson af Klercker'],
    email: 'uk.akesson@example.org',
    phone: '070-555 01 82',
    place: 'Umeå',
    jobs: [
      'Speciallärare | Ersbodaskolan, Umeå kommun | | 2020-08 | now',
      'Förskollärare | Förskolan Lingonet, Umeå kommun | | 2012-08 | 2017-12',
      'Barnskötare (vikariat) | Förskolan Trollskogen | | 2010 | 2012',
    ],
    edu: [],
    untold: true,
    languages: ['Swedish', 'English', 'Northern Sami'],
    page: `
! Ulla-Karin Åkesson af Klercker
Speciallärare och förskollärare
Björkvägen 5 B, 903 40 Umeå • 070-555 01 82 • uk.akesson@example.org

**ANSTÄLLNINGAR**

augusti 2020 – pågående
Speciallärare, 80 %, Ersbodaskolan, Umeå kommun

jan 2018 – juli 2020
Föräldraledig

augusti 2012 – december 2017
Förskollärare, Förskolan Lingonet, Umeå kommun

2010 – 2012
Barnskötare (vikariat), Förskolan Trollskogen, Skellefteå

**UTBILDNING**
2017–2020 Speciallärarprogrammet, distans, Umeå universitet
2006–2010 Lärarexamen, Mittuniversitetet

**SPRÅK**
Svenska (modersmål), engelska (flytande), nordsamiska (grundläggande)

Referenser lämnas på begäran.
`,
  },
  {
    id: 'fresh-20-fi',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'sv',
    agency: 'FI',
    shown: 'Päivi Korhonen-Lindqvist',
    names: ['Päivi Korhonen-Lindqvist', 'Päivi Annukka Korhonen-Lindqvist'],
    spoken: 'fi',
    email: 'paivi.korhonen@example.org',
    phone: '+358 50 555 0177',
    place: 'Tampere',
    jobs: [
      'Osastonhoitaja | Pirkan Sairaalat Oy | | 2022-03 | now',
      'Sairaanhoitaja | Pirkan Sairaalat Oy | | 2015-08 | 2022-02',
      'Sairaanhoitaja (sijaisuudet) | Hoivakoti Koivikko | | 2013-04 | 2015-07',
    ],
    edu: [],
    untold: true,
    languages: ['Finnish', 'Swedish', 'English', 'Estonian'],
    page: `
ANSIOLUETTELO

|| 5 12
| Sukunimi: | Korhonen-Lindqvist
| Etunimet: | Päivi Annukka
| Kutsumanimi: | Päivi
| Osoite: | Satamakatu 3 A 14, 33200 Tampere
| Puhelin: | +358 50 555 0177
| Sähköposti: | paivi.korhonen@example.org

TYÖKOKEMUS

|| 5 12
| 1.3.2022 – jatkuu | Osastonhoitaja, Pirkan Sairaalat Oy, Tampere
| 12.8.2015 – 28.2.2022 | Sairaanhoitaja, Pirkan Sairaalat Oy, Tampere\\(hoitovapaalla 1.6.2018 – 31.7.2019)
| 4/2013 – 7/2015 | Sairaanhoitaja (sijaisuudet), Hoivakoti Koivikko, Nokia

KOULUTUS
|| 5 12
| 2009 – 2013 | Sairaanhoitaja (AMK), Tampereen ammattikorkeakoulu

KIELITAITO
suomi (äidinkieli), ruotsi (äidinkieli), englanti (hyvä), viro (alkeet)
`,
  },
  {
    id: 'fresh-22-es',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'es',
    agency: 'MX',
    shown: 'José de Jesús Treviño Garza',
    names: ['José de Jesús Treviño Garza', 'José Treviño Garza'],
    email: 'jjtrevino@example.net',
    phone: '81 5550 1743',
    place: 'San Nicolás de los Garza, Nuevo León',
    jobs: [
      'Gerente de Producción | Autopartes Regiomontanas S.A. de C.V. | | 2019-02 | now',
      'Jefe de Mejora Continua | Autopartes Regiomontanas S.A. de C.V. | | 2014-08 | 2019-01',
      'Ingeniero de Procesos | Autopartes Regiomontanas S.A. de C.V. | | 2011-07 | 2014-07',
      'Supervisor de Turno | Vidrios del Norte S.A. | | 2009-01 | 2011-06',
      'Becario | Vidrios del Norte S.A. | | 2008 | 2008',
    ],
    edu: [],
    untold: true,
    aside: [4],
    languages: ['Spanish', 'English', 'German'],
    page: `
ING. JOSÉ DE JESÚS TREVIÑO GARZA
Ingeniero Industrial y de Sistemas (ITESM 2008)
San Nicolás de los Garza, Nuevo León · Cel. 81 5550 1743 · jjtrevino@example.net

OBJETIVO: Gerencia de planta en ramo automotriz

Autopartes Regiomontanas S.A. de C.V.	Apodaca, N.L.
= Gerente de Producción	feb 2019 – a la fecha
= Jefe de Mejora Continua	ago 2014 – ene 2019
= Ingeniero de Procesos	jul 2011 – jul 2014

|| 5 12
| Vidrios del Norte S.A. | Monterrey, N.L.
| Supervisor de Turno | ene 2009 – jun 2011
| Becario | 2008

CERTIFICACIONES: Six Sigma Black Belt (2016), IATF 16949 auditor interno
IDIOMAS: Español (nativo), Inglés (95 %), Alemán (básico)
`,
  },
  {
    id: 'fresh-24-it',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Gianmaria De Luca Bossi',
    names: ['Gianmaria De Luca Bossi'],
    email: 'gm.delucabossi@example.org',
    phone: '030 5550148',
    place: 'Brescia',
    jobs: [
      'Responsabile qualità | Trafilerie Valtrompia S.p.A. | | 2018-05 | now',
      'Tecnico controllo qualità | Officine Mella S.r.l. | | 2009-09 | 2018-04',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'German'],
    page: `
! FORMATO EUROPEO PER IL CURRICULUM VITAE

**INFORMAZIONI PERSONALI**
= Nome	DE LUCA BOSSI GIANMARIA
= Indirizzo	Via Garibaldi 21, 25122 Brescia
= Telefono	030 5550148
= E-mail	gm.delucabossi@example.org
= Nazionalità	Italiana
= Data di nascita	19/06/1982

**ESPERIENZA LAVORATIVA**
= • Date (da – a)	Da 05/2018 a oggi
• Nome e indirizzo del datore di lavoro	Trafilerie Valtrompia S.p.A., Gardone Val Trompia (BS)
• Tipo di azienda o settore	Metallurgia
= • Tipo di impiego	Responsabile qualità
= • Principali mansioni	Audit ISO 9001 e IATF, gestione reclami

= • Date (da – a)	Da 09/2009 a 04/2018
• Nome e indirizzo del datore di lavoro	Officine Mella S.r.l., Brescia
• Tipo di azienda o settore	Meccanica
= • Tipo di impiego	Tecnico controllo qualità

**ISTRUZIONE E FORMAZIONE**
= • Date (da – a)	2001 – 2008
= • Istituto	Università degli Studi di Brescia
= • Qualifica	Laurea in Ingegneria dei materiali

= **MADRELINGUA**	Italiano
= **ALTRE LINGUE**	Inglese (buono), Tedesco (elementare)

Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  },
  {
    id: 'fresh-26-it',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Luca Oberhofer Esposito',
    names: ['Luca Oberhofer Esposito'],
    email: 'luca.oe@example.net',
    phone: '+39 347 555 0120',
    place: 'Laives (BZ)',
    jobs: [
      'Autista consegne | Frutta Adige Soc. Agr. Coop. | | 2022-10 | now',
      'Magazziniere mulettista | Logistica Brennero S.r.l. | | 2018-01 | 2022-09',
      'Operaio stagionale (raccolta mele) | Maso Unterhofer | | 2016 | 2017',
      'Apprendista falegname | Falegnameria Pichler Josef & C. | | 2012 | 2016',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['Italian', 'German', 'English'],
    page: `
Luca Oberhofer Esposito
magazziniere – autista patente C/CQC
Laives (BZ), tel. +39 347 555 0120, luca.oe@example.net

LAVORO
Autista consegne, Frutta Adige Soc. Agr. Coop., Bronzolo	ott. 2022 ad oggi
Magazziniere mulettista, Logistica Brennero S.r.l., Bolzano	gen. 2018 – sett. 2022
Operaio stagionale (raccolta mele), Maso Unterhofer, Termeno	autunno 2016 e 2017
Apprendista falegname, Falegnameria Pichler Josef & C., Egna	2012 – 2016

SCUOLA
Scuola professionale per l'artigianato, Bolzano, qualifica di falegname 2016

LINGUE
Italiano e tedesco (bilingue, patentino B), inglese scolastico
`,
  },
  {
    id: 'fresh-28-pt',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'pt',
    agency: 'BR',
    shown: 'Wellington dos Santos Júnior',
    names: ['Wellington dos Santos Júnior'],
    email: 'wellington.sj@example.com',
    phone: '(41) 95555-0163',
    place: 'Curitiba/PR',
    jobs: [
      'Analista de Infraestrutura Pleno | Pinheiral Alimentos Ltda. | | 2021-03 | now',
      'Técnico de Suporte | Pinheiral Alimentos Ltda. | | 2017-10 | 2021-02',
      'Operador de Telemarketing | Contax Sul Teleatendimento | | 2014-05 | 2017-08',
      'Jovem Aprendiz | Supermercado Irmãos Kozak | | 2010 | 2011',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['Portuguese', 'English', 'Polish'],
    page: `
WELLINGTON DOS SANTOS JÚNIOR
Brasileiro, casado, 33 anos
Bairro Boa Vista – Curitiba/PR
{{
(41) 95555-0163 / wellington.sj@example.com

Objetivo: Analista de TI / Suporte

HISTÓRICO PROFISSIONAL

Empresa: Pinheiral Alimentos Ltda.
Cargo: Analista de Infraestrutura Pleno
Período: 03/2021 – atual

Empresa: Pinheiral Alimentos Ltda.
Cargo: Técnico de Suporte
Período: 10/2017 – 02/2021

Empresa: Contax Sul Teleatendimento
Cargo: Operador de Telemarketing
Período: 05/2014 – 08/2017

Empresa: Supermercado Irmãos Kozak
Cargo: Jovem Aprendiz
Período: 2010 – 2011

FORMAÇÃO
Tecnólogo em Redes de Computadores – Faculdade Opet – concluído em 2019

IDIOMAS
Português nativo; inglês intermediário; polonês (família)
}}
`,
  },
  {
    id: 'fresh-30-en',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'en',
    agency: 'AU',
    shown: "Siobhán O'Dwyer-Nguyen",
    names: ["Siobhán O'Dwyer-Nguyen"],
    email: 'siobhan.odn@example.net',
    phone: '0491 570 156',
    place: 'Coburg VIC',
    jobs: [
      'Clinical Nurse Specialist | Merri Creek Private Hospital | | 2021-08 | now',
      'Registered Nurse | Merri Creek Private Hospital | | 2017-03 | 2021-08',
      "Staff Nurse, High Dependency | St Brigid's University Hospital | | 2012-10 | 2017-01",
      "Graduate Nurse Program | St Brigid's University Hospital | | 2011 | 2012",
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Irish', 'Vietnamese'],
    page: `
! Siobhán O'Dwyer-Nguyen RN, BN, GradCertCritCare, MACN
Clinical Nurse Specialist
Coburg VIC 3058
M: 0491 570 156
E: siobhan.odn@example.net
AHPRA NMW0000000000

CURRENT APPOINTMENT
Merri Creek Private Hospital, Intensive Care Unit
Clinical Nurse Specialist (0.8 FTE), Aug 2021 - current

PREVIOUS APPOINTMENTS
Merri Creek Private Hospital, Intensive Care Unit
Registered Nurse, Mar 2017 - Aug 2021

St Brigid's University Hospital, Limerick, Ireland
Staff Nurse, High Dependency, 10/2012 - 01/2017

Graduate Nurse Program, St Brigid's University Hospital
2011 - 2012

PARENTAL LEAVE
Jun 2019 - Mar 2020

QUALIFICATIONS
2019  Graduate Certificate in Critical Care Nursing, Deakin University
2011  BSc Nursing (General), University of Limerick

CERTIFICATES  ALS2 (exp 03/2027), Working with Children Check (Employee)

LANGUAGES  English, Irish, conversational Vietnamese

REFEREES
Gail Whitcombe, NUM ICU, Merri Creek Private, 0491 570 157
`,
  },
  {
    id: 'fresh-32-en',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'en',
    agency: 'IN',
    shown: 'Venkata Naga Sai Lakshmi Prasanna P.',
    names: [
      'Venkata Naga Sai Lakshmi Prasanna P.',
      'Venkata P.',
      'Venkata Naga Sai Lakshmi Prasanna',
      'Venkata Naga Sai Lakshmi Prasanna P',
    ],
    unsure: true,
    email: 'vnsl.prasanna@example.com',
    phone: '+91 98765 55014',
    place: 'Hyderabad',
    jobs: [
      'Senior Test Engineer | Cloudvriksha Technologies Pvt. Ltd. | | 2021-11 | now',
      'Test Engineer | Sattva Infosolutions Pvt Ltd | | 2019-06 | 2021-10',
      'Trainee | Sattva Infosolutions Pvt Ltd | | 2018-12 | 2019-05',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Telugu', 'Hindi', 'Kannada'],
    page: `
CURRICULUM VITAE

Venkata Naga Sai Lakshmi Prasanna P.
Mobile No.: +91 98765 55014
Mail id: vnsl.prasanna@example.com

Career Objective:
To work in a challenging environment where I can utilise my skills for the growth of the organisation.

Professional Summary:
• Having 7.5 years of experience in manual and automation testing
• Working experience in Selenium, TestNG, Jira, Postman

Work Experience:
1) Presently working as Senior Test Engineer with Cloudvriksha Technologies Pvt. Ltd., Hyderabad, from Nov'2021 to till date.
2) Worked as Test Engineer with Sattva Infosolutions Pvt Ltd, Bengaluru from June'2019 to Oct'2021.
3) Worked as Trainee with Sattva Infosolutions Pvt Ltd, Bengaluru from Dec'2018 to May'2019.

Project #1:
|| 5 12
| Client | : Great Lakes Mutual, USA
| Role | : QA Lead
| Duration | : Jan 2023 – Aug 2025
| Environment | : Java, Selenium, Oracle

Education Qualification:
|| 5 4 4 4
| Course | Institution | Year | %
| B.Tech (ECE) | JNTU Kakinada | 2018 | 74.3
| Intermediate | Sri Vidya Jr. College, Rajahmundry | 2014 | 91.2
| SSC | ZP High School | 2012 | 9.2 GPA

Personal Details:
|| 5 12
| Father's Name | : P. Satyanarayana Murthy
| Date of Birth | : 12-08-1996
| Languages Known | : English, Telugu, Hindi & Kannada
| Address | : Flat 302, Sai Residency, Kukatpally, Hyderabad – 500072

Declaration: I hereby declare that the above information is true to the best of my knowledge.
Place: Hyderabad
|| 5 12
| Date: | (V.N.S.L. Prasanna)
`,
  },
  {
    id: 'fresh-34-en',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Bradley James McAllister',
    names: ['Bradley James McAllister', 'Bradley McAllister'],
    email: 'bluey.mca@example.net',
    phone: '0491 572 665',
    place: 'Gladstone QLD',
    jobs: [
      'Boilermaker / Coded Welder (shutdowns) | Curtis Island Maintenance Services | | 2023-11 | now',
      'Leading Hand Boilermaker | Boyne Fabrication Pty Ltd | | 2019-02 | 2023-10',
      'Boilermaker | Boyne Fabrication Pty Ltd | | 2014-06 | 2019-01',
      'Apprentice Boilermaker | Callide Valley Engineering | | 2010-01 | 2014-05',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: [],
    page: `
! RESUME OF MCALLISTER, BRADLEY "BLUEY" JAMES
Unit 4/19 Goondoon St, Gladstone QLD 4680     Ph 0491 572 665     bluey.mca@example.net

TICKETS: Coded 6G pipe (GTAW/SMAW), EWP >11m, Working at Heights, Confined Space, White Card, HR licence

EMPLOYMENT
|| 5 4 4 4
| From | To | Position | Company
| 11/23 | Current | Boilermaker / Coded Welder (shutdowns) | Curtis Island Maintenance Services
| 02/19 | 10/23 | Leading Hand Boilermaker | Boyne Fabrication Pty Ltd
| 06/14 | 01/19 | Boilermaker | Boyne Fabrication Pty Ltd
| 01/10 | 05/14 | Apprentice Boilermaker | Callide Valley Engineering, Biloela

TRAINING
Cert III Engineering - Fabrication Trade, CQ TAFE, 2014

REFERENCES
Trev Hulbert, Workshop Manager, Boyne Fabrication, 0491 573 770
`,
  },
  {
    id: 'fresh-36-en',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'kestrel*',
    names: ['kestrel*'],
    email: 'hello@kestrel.example',
    phone: '503.555.0178',
    place: 'Portland, Oregon',
    jobs: [
      'Staff Motion Designer | Lumen & Loam Studio | | 2022 | now',
      'Junior Designer | Big Otter Games | | 2019 | 2022',
      'Freelance illustrator | self-employed | | 2017 | now',
      'Barista | Coffee Mender | | 2016 | 2018',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'American Sign Language', 'Japanese'],
    page: `
! kestrel*
illustrator / motion designer
Portland, Oregon — hello@kestrel.example — 503.555.0178
{{

**clients & jobs**

Staff Motion Designer, Lumen & Loam Studio (Portland), Spring 2022–now
Freelance illustrator, self-employed, 2017–now
Junior Designer at Big Otter Games, Seattle (2019–2022, laid off w/ whole art team)
Barista, Coffee Mender, 2016–2018

**shown at**
Nook Gallery, Portland, 2025, "Small Weather"
Pacific Zine Fest 2018, 2019, 2023

**school**
BFA Illustration, Puget College of Art, 2019

**tools** After Effects, Procreate, Blender

she/they · English, ASL, some Japanese
}}
`,
  },
];
