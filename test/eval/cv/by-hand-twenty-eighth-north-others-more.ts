import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-more');

/** The six further ones of the twenty-eighth lot of the north in German, Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS_MORE: Sheet[] = [
  cv('n07-de-at-felder-tourismus', 'doc', 'de', 'AT', {
    names: ['Magdalena Hirschbichler', 'Mag. (FH) Magdalena Hirschbichler'],
    email: 'm.hirschbichler@pinzgaupost.example',
    phone: '0654 555 01 72',
    city: 'Zell am See',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Hoteldirektorin-Stellvertreterin | Hotel Steinbock Zell GmbH | | 2021-12 | now',
      'Rezeptionsleiterin | Alpenresort Schwarzach | | 2017-05 | 2021-10',
      'Gästebetreuerin | TUI Österreich | | 2015-05 | 2016-10',
      'Praktikantin Veranstaltungen | Salzburger Festspiele | | 2014-07 | 2014-08',
    ],
    aside: [3],
    page: `
> **L E B E N S L A U F**
^ **Persönliche Daten**
Name:	Mag. (FH) Magdalena Hirschbichler
Geboren:	1. Mai 1991 in Schwarzach im Pongau
Wohnhaft:	Seegasse 12, 5700 Zell am See
Telefon:	0654 555 01 72
Mail:	m.hirschbichler@pinzgaupost.example
Staatsbürgerschaft:	Österreich
^ **Berufliche Laufbahn**
Dienstgeber: Hotel Steinbock Zell GmbH, Zell am See
Funktion: Hoteldirektorin-Stellvertreterin
Von – bis: Dezember 2021 – laufend
Aufgaben: Dienstpläne für 48 Mitarbeiter, Preise, Beschwerden, Vertretung der Eigentümerfamilie
^ Dienstgeber: Alpenresort Schwarzach, Schwarzach im Pongau
Funktion: Rezeptionsleiterin
Von – bis: Mai 2017 – Oktober 2021
Aufgaben: Protel, Gruppen, Lehrlingsausbildung (2 HGA)
^ Dienstgeber: TUI Österreich, Rhodos und Teneriffa
Funktion: Gästebetreuerin
Von – bis: Mai 2015 – Oktober 2016
Aufgaben: Transfers, Begrüßungscocktails, Ausflüge
^ Dienstgeber: Salzburger Festspiele
Funktion: Praktikantin Veranstaltungen
Von – bis: Juli 2014 – August 2014
^ **Ausbildung**
2010 – 2014 FH Salzburg, Innovation und Management im Tourismus
2005 – 2010 Tourismusschule Bramberg, Matura mit gutem Erfolg
^ **Sprachen**
Deutsch, Englisch (verhandlungssicher), Italienisch (gut)
^ **Sonstiges**
Führerschein B, Jungsommelière, Skilehrer-Anwärterin
`,
  }),
  cv('n08-de-tab-umweltingenieurin', 'docx', 'de', 'DE', {
    names: ['Thuy Linh Brandstetter', 'Linh Brandstetter'],
    email: 'linh.brandstetter@leinepost.example',
    phone: '0171 39200 86',
    city: 'Hannover',
    headline: 'M.Sc. Umweltingenieurwesen',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    jobs: [
      'Projektingenieurin Altlasten | Mull und Partner | | 2023-04 | now',
      'Projektingenieurin | Arcadis Germany GmbH | | 2020-10 | 2023-03',
      'Wissenschaftliche Hilfskraft | Leibniz Universität Hannover | | 2018-04 | 2019-09',
      'Praktikantin | Region Hannover | | 2017-08 | 2017-10',
    ],
    aside: [2, 3],
    page: `
! Thuy Linh Brandstetter
M.Sc. Umweltingenieurwesen
= Anschrift	Limmerstraße 70, 30451 Hannover
= Mobil	0171 39200 86
= Mail	linh.brandstetter@leinepost.example
= Geboren	11.11.1995 in Hildesheim
# Praxis und Studium
= seit 04/2023	**Projektingenieurin Altlasten**
= 	Mull und Partner, Hannover
= 	Bodensanierung ehemaliger Tankstellen, Ausschreibung
= 10/2020 – 03/2023	**Projektingenieurin**
= 	Arcadis Germany GmbH, Hannover
= 	Grundwassermonitoring, Baustellen der Bahn
= 10/2017 – 09/2020	**Masterstudium Umweltingenieurwesen**
= 	Leibniz Universität Hannover, Note 1,6
= 04/2018 – 09/2019	**Wissenschaftliche Hilfskraft**
= 	Leibniz Universität Hannover, Institut für Siedlungswasserwirtschaft
= 08/2017 – 10/2017	**Praktikantin**
= 	Region Hannover, Untere Bodenschutzbehörde
= 10/2014 – 09/2017	**Bachelorstudium Bau- und Umweltingenieurwesen**
= 	Leibniz Universität Hannover
= 2014	**Abitur**
= 	Goethegymnasium Hildesheim
# Kenntnisse
= IT	AutoCAD Civil 3D, QGIS, iTWO, GeODin
= Sprachen	Deutsch, Vietnamesisch, Englisch (C1)
= Scheine	Probenahme LAGA PN 98, DGUV 101-004, Führerschein B
# Ehrenamt
= seit 2019	THW Ortsverband Hannover/Langenhagen, Pumpen
`,
  }),
  cv('n09-de-projektliste-sap', 'pdf', 'de', 'DE', {
    names: ['Ortwin Szymanowski', 'Dipl.-Inform. Ortwin Szymanowski'],
    email: 'os@szymanowski-it.example',
    phone: '+49 176 04069071',
    city: 'Erlangen',
    headline: 'SAP EWM/TM Berater und Entwickler',
    languages: ['Deutsch', 'Polnisch', 'Englisch'],
    jobs: [
      'Lead Consultant EWM | Schaeffler AG | | 2025-01 | now',
      'EWM-Berater | Würth Industrie Service | | 2023-06 | 2024-12',
      'ABAP-Entwickler | Siemens Healthineers | | 2022-02 | 2023-05',
      'Teilprojektleiter Logistik | Hengst SE | | 2020-09 | 2022-01',
      'WM-Berater | Bosch Rexroth AG | | 2019-03 | 2020-08',
      'Senior Consultant | Leogistics GmbH | | 2014-05 | 2019-02',
      'Softwareentwickler | Datev eG | | 2008-10 | 2014-04',
    ],
    page: `
[[ 11 6
! Ortwin Szymanowski
SAP EWM/TM Berater und Entwickler
---
Dipl.-Inform.
Erlangen
+49 176 04069071
os@szymanowski-it.example
]]
^ **Verfügbar:** ab 01.02.2027, 4 Tage die Woche, davon bis 2 vor Ort
**Schwerpunkte:** EWM dezentral und embedded, MFS, RF-Masken, S/4-Umstieg, ABAP OO
**Branchen:** Automobilzulieferer, C-Teile, Medizintechnik
**Sprachen:** Deutsch, Polnisch, Englisch (verhandlungssicher)
# Projekte (freiberuflich)
**01/2025 – heute**
Kunde: Schaeffler AG, Herzogenaurach
Rolle: Lead Consultant EWM
* Rollout Kitzingen und Skalica, Team von fünf Externen
**06/2023 – 12/2024**
Kunde: Würth Industrie Service, Bad Mergentheim
Rolle: EWM-Berater
* AutoStore-Anbindung, Kanban-Regale
**02/2022 – 05/2023**
Kunde: Siemens Healthineers, Forchheim
Rolle: ABAP-Entwickler
* Seriennummern, Clean-Core-Umbau von 140 Reports
**09/2020 – 01/2022**
Kunde: Hengst SE, Münster
Rolle: Teilprojektleiter Logistik
* S/4 Greenfield, Go-live in der Inventurwoche (nie wieder)
**03/2019 – 08/2020**
Kunde: Bosch Rexroth AG, Lohr am Main
Rolle: WM-Berater
# Festanstellungen
**05/2014 – 02/2019**
Arbeitgeber: Leogistics GmbH, Hamburg
Rolle: Senior Consultant
**10/2008 – 04/2014**
Arbeitgeber: Datev eG, Nürnberg
Rolle: Softwareentwickler
# Studium
Informatik (Diplom), Friedrich-Alexander-Universität Erlangen-Nürnberg, 2002 – 2008
`,
  }),
  cv('n10-sv-utan-rubriker-lokforare', 'doc', 'sv', 'SE', {
    names: ['Ann-Christin Sjödell', 'Anki Sjödell', 'Ann-Christin "Anki" Sjödell'],
    email: 'anki.sjodell@dalapost.example',
    phone: '070-174 06 77',
    city: 'Borlänge',
    jobs: [
      'Lokförare | Green Cargo | | 2016 | now',
      'Tågvärd | Tåg i Bergslagen | | 2011 | 2016',
      'Busschaufför | Keolis Sverige | | 2006 | 2011',
      'Brevbärare | Posten AB | | 1999 | 2006',
    ],
    page: `
Ann-Christin "Anki" Sjödell, född 1979
Forssavägen 16, 781 70 Borlänge
070-174 06 77
anki.sjodell@dalapost.example
^ Lokförare, Green Cargo, Borlänge
2016 –
Stålpendeln Borlänge – Oxelösund, Rc4, Td och T44. Handledare åt elever från TUC sedan 2020. Ombud i Seko.
^ Tågvärd, Tåg i Bergslagen, Gävle
2011 – 2016
Biljetter, trygghet, dörrar och ett fruktansvärt bra tålamod.
^ Busschaufför, Keolis Sverige, Falun
2006 – 2011
Stadstrafik och skolskjuts.
^ Brevbärare, Posten AB, Borlänge
1999 – 2006
^ Lokförarutbildning, Nässjö, 2015 – 2016
Barn- och fritidsprogrammet, Erikslundsgymnasiet, 1998
^ Förarbevis enligt TSFS 2011:60, hälsounderlag giltigt t o m 2028. Körkort B, D, YKB.
Jag söker mig tillbaka till persontåg för att slippa nattskiften, gärna deltid 80 %.
`,
  }),
  cv('n11-da-sidebjaelke-indkoeb', 'pdf', 'da', 'DK', {
    names: ['Rasmus Højbjerg Thagaard'],
    email: 'rasmus@vejlepost.example',
    phone: '+45 85 55 01 36',
    city: 'Vejle',
    headline: 'Strategisk indkøber',
    languages: ['Dansk', 'Engelsk', 'Tysk', 'Kinesisk'],
    jobs: [
      'Senior Category Manager | Danfoss A/S | | 2022-08 | now',
      'Strategisk indkøber | LM Wind Power | | 2018-02 | 2022-07',
      'Indkøber | Hydratech Industries | | 2014-09 | 2018-01',
      'Studentermedhjælper | Bestseller A/S | | 2012-02 | 2014-06',
    ],
    aside: [3],
    page: `
[[ 11.5 5.5
! Rasmus Højbjerg Thagaard
Strategisk indkøber
^ Forhandler, der læser tegningen før prisen. 10 år med støbegods, glasfiber og elektronik fra Europa og Kina.
## ERFARING
**Danfoss A/S, Nordborg**
__Senior Category Manager__
08/2022 – nu
* Spend på 640 mio. kr., støbegods og bearbejdning
* Dual sourcing ud af Kina på halvandet år
**LM Wind Power, Kolding**
__Strategisk indkøber__
02/2018 – 07/2022
* Balsa, carbon og kerner; fem fabrikker
**Hydratech Industries, Grenaa**
__Indkøber__
09/2014 – 01/2018
* Rør, stål og underleverandører i Polen
**Bestseller A/S, Brande**
__Studentermedhjælper__
02/2012 – 06/2014
## UDDANNELSE
**Cand.merc. Supply Chain Management**
Aarhus BSS, 2012 – 2014
**HA**
Syddansk Universitet, Kolding, 2009 – 2012
---
PIC Foto | Portræt af Rasmus
**KONTAKT**
Grejsdalsvej 210
7100 Vejle
+45 85 55 01 36
rasmus@vejlepost.example
^ **SPROG**
Dansk: modersmål
Engelsk: flydende
Tysk: godt
Kinesisk: kan bestille middag
^ **IT**
SAP MM
Jaggaer
Power BI
^ **PRIVAT**
Gift, to piger
Cykler Grejsdalen op, triller ned
]]
`,
  }),
  cv('n12-no-tabell-laerer', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ragnhild Øvrebø Isaksen'],
    email: 'ragnhild.isaksen@tromspost.example',
    phone: '68 55 01 92',
    city: 'Tromsdalen',
    languages: ['Norsk', 'Nordsamisk', 'Engelsk'],
    jobs: [
      'Inspektør | Tromsdalen skole | | 2023-08 | now',
      'Kontaktlærer | Tromsdalen skole | | 2017-08 | 2023-07',
      'Lærer | Kautokeino barneskole | | 2013-08 | 2017-06',
      'Vikarlærer | Storfjord kommune | | 2012-08 | 2013-06',
      'Resepsjonist | Scandic Ishavshotel | | 2008-05 | 2012-08',
    ],
    page: `
> **CV – Ragnhild Øvrebø Isaksen**
|| 5 12
| Adresse | Anton Jakobsens vei 3, 9020 Tromsdalen
| Telefon | 68 55 01 92
| E-post | ragnhild.isaksen@tromspost.example
| Født | 19. august 1988
| Sivilstand | Samboer, to barn
^ **Utdanning**
|| 13 4
| Rektorutdanning, UiT Norges arktiske universitet (30 stp.) | 2024
| Grunnskolelærer 1.–7., Universitetet i Tromsø | 2008–2012
| Nordsamisk 1 og 2, Samisk høgskole (60 stp.) | 2013–2015
^ **Yrkespraksis**
|| 6 7 4
| Inspektør | Tromsdalen skole | aug. 2023 – nå
| Kontaktlærer | Tromsdalen skole | aug. 2017 – juli 2023
| Lærer | Kautokeino barneskole | aug. 2013 – juni 2017
| Vikarlærer | Storfjord kommune | aug. 2012 – juni 2013
| Resepsjonist (helg) | Scandic Ishavshotel, Tromsø | mai 2008 – aug. 2012
^ **Verv**
|| 13 4
| Plasstillitsvalgt, Utdanningsforbundet | 2019–2022
| Styremedlem, Tromsdalen UIL håndball | 2021–
^ **Språk**
Norsk, nordsamisk (muntlig godt), engelsk
^ **Referanser**
Rektor Terje Bakkejord, Tromsdalen skole, tlf. 68 55 01 07
`,
  }),
];
