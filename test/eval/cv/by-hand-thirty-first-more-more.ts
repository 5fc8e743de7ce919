import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-first-more');

/** The eight of the second part of the thirty-first lot in Portuguese, Dutch, Swedish, Danish, Norwegian and Polish. All people are made up. */
export const BY_HAND_THIRTY_FIRST_MORE_MORE: Sheet[] = [
  cv('17-pt-rececionista', 'doc', 'pt', 'PT', {
    names: ['Tiago Falcão Barradas', 'Tiago Miguel Falcão Barradas'],
    email: 'tiago.barradas@correioalgarve.example',
    phone: '916 555 038',
    city: 'Lagos',
    headline: 'Chefe de receção',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Chefe de receção | Hotel Meia Praia Mar | | 2021-03 | now',
      'Rececionista de primeira | Hotel Meia Praia Mar | | 2017-04 | 2021-02',
      'Rececionista | Pestana | | 2014-05 | 2017-03',
      'Empregado de bar | Snack-bar O Búzio | | 2011-06 | 2014-04',
    ],
    page: `
# Tiago Miguel Falcão Barradas
Chefe de receção
Rua do Castelo dos Governadores 4, 8600-563 Lagos
Tlm. 916 555 038 / tiago.barradas@correioalgarve.example
^ **EXPERIÊNCIA**
Hotel Meia Praia Mar, Lagos
Chefe de receção, desde março de 2021
* Equipa de onze, 214 quartos, época alta com ocupação de 96 %
* Opera Cloud, tarifas, reclamações no Booking respondidas em 24 horas
^ Hotel Meia Praia Mar, Lagos
Rececionista de primeira, abril de 2017 a fevereiro de 2021
^ Pestana, Alvor
Rececionista, maio de 2014 a março de 2017
* Turno da noite, fecho de contas
^ Snack-bar O Búzio, Burgau
Empregado de bar, junho de 2011 a abril de 2014
^ **HABILITAÇÕES**
Curso técnico de Receção, Escola de Hotelaria de Portimão, 2014
12.º ano, Escola Secundária Gil Eanes, 2011
^ **LÍNGUAS**
Português, Inglês (C1), Alemão (B2)
^ **OUTROS DADOS**
Carta de condução B. Nascido a 9/12/1992. Disponível para mudar de região.
`,
  }),
  cv('18-nl-wijkverpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Annemiek de Haan-Postma', 'Annemiek de Haan'],
    email: 'annemiekdehaan@fryslanpost.example',
    phone: '06-55501472',
    city: 'Sneek',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Patyna | | 2019-10 | now',
      'Verpleegkundige dialyse | Antonius Ziekenhuis | | 2012-04 | 2019-09',
      'Verzorgende IG | Zorgcentrum De Flinter | | 2006-08 | 2012-03',
      'Caissière | Poiesz Supermarkten | | 2002-06 | 2006-07',
    ],
    page: `
! Annemiek de Haan-Postma
Wijkverpleegkundige
|| 8.5 8.5
| Leeuwarderweg 17\\8605 AA Sneek | 06-55501472\\annemiekdehaan@fryslanpost.example\\BIG-geregistreerd
# Profiel
Nuchter, zelfstandig, niet bang voor een lastige familie. Ik indiceer, coach het team en rijd nog steeds zelf drie ochtenden route. Ik zoek 28 uur, liefst richting palliatieve zorg.
# Werkervaring
**Wijkverpleegkundige**\tokt. 2019 – heden
Patyna, Sneek
* Indicatiestelling en herindicatie, 46 cliënten
* Aandachtsvelder wondzorg; werkbegeleider van hbo-v-studenten
**Verpleegkundige dialyse**\tapr. 2012 – sept. 2019
Antonius Ziekenhuis, Sneek
* Hemodialyse, thuisdialyse, nachtdiensten
**Verzorgende IG**\taug. 2006 – mrt. 2012
Zorgcentrum De Flinter, Joure
**Caissière**\tjuni 2002 – juli 2006
Poiesz Supermarkten, Joure
# Opleiding
**Hbo-v (deeltijd)**\t2015 – 2019
NHL Stenden, Leeuwarden
**Mbo-verpleegkundige niveau 4**\t2009 – 2012
Friesland College, Heerenveen
**Verzorgende IG**\t2004 – 2006
ROC Friese Poort
# Talen
Nederlands, Fries, Engels
# Vrije tijd
Skûtsjesilen kijken, koor, tuin met te veel courgettes
`,
  }),
  cv('19-nl-controller-interim', 'pdf', 'nl', 'NL', {
    names: ['Rutger ten Hove', 'drs. Rutger ten Hove', 'drs. Rutger ten Hove RC'],
    email: 'rutger@tenhovefinance.example',
    phone: '+31 6 5550 1938',
    city: 'Amersfoort',
    headline: 'Interim business controller',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Interim business controller | Ten Hove Finance | | 2020-01 | now',
      'Business controller | Royal FloraHolland | | 2015-06 | 2019-12',
      'Assistent-controller | Koninklijke Auping | | 2011-09 | 2015-05',
      'Auditor | BDO | | 2007-09 | 2011-08',
    ],
    page: `
**drs. Rutger ten Hove RC**
Interim business controller
Amersfoort · +31 6 5550 1938 · rutger@tenhovefinance.example · beschikbaar per 1 februari
^ **In het kort**
Register controller die cijfers begrijpelijk maakt voor mensen die er niet van houden. Sterk in opschonen, minder in afwachten.
^ **Loopbaan**
^ **2020-01 – nu | Interim business controller | Ten Hove Finance, Amersfoort (eigen praktijk)**
Een greep uit de opdrachten:
* Rollend forecastproces bij een waterschap, negen maanden
* Vervanging wegens ziekte bij een groothandel in bouwmaterialen
* Post-merger integratie van twee zorginstellingen, SAP en AFAS naast elkaar
^ **2015-06 – 2019-12 | Business controller | Royal FloraHolland, Aalsmeer**
* Planning en control voor logistiek, omzet € 120 mln
^ **2011-09 – 2015-05 | Assistent-controller | Koninklijke Auping, Deventer**
* Kostprijsmodel na de verhuizing naar de nieuwe fabriek
^ **2007-09 – 2011-08 | Auditor | BDO, Arnhem**
* Mkb, stichtingen, een voetbalclub in zwaar weer
^ **Opleiding**
* Register Controller, Vrije Universiteit Amsterdam, 2014
* Bedrijfseconomie, Rijksuniversiteit Groningen, 2007
^ **Systemen**
SAP FI/CO, AFAS, Exact, Power BI
^ **Talen**
* Nederlands: moedertaal
* Engels: vloeiend
* Duits: goed
`,
  }),
  cv('20-nl-be-vrachtwagen', 'doc', 'nl', 'BE', {
    names: ['Danny Verstraete', 'Verstraete Danny'],
    email: 'danny.verstraete71@leiepost.example',
    phone: '0475 55 50 28',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Duits'],
    jobs: [
      'Vrachtwagenchauffeur CE | Transport Lambrecht | | 2014 | now',
      'Chauffeur internationaal | Snel Logistics | | 2003 | 2014',
      'Betoniseerder | Betoncentrale De Brabandere | | 1998 | 2002',
      'Wever | Textiel Vandewiele-Claus | | 1990 | 1998',
    ],
    page: `
CV VERSTRAETE DANNY

Naam: Verstraete
Voornaam: Danny
Straat: Holstraat 204
Gemeente: 8790 Waregem
GSM: 0475 55 50 28
Mail: danny.verstraete71@leiepost.example
Geboren: 17/06/1971 te Tielt
Nationaliteit: Belg
Rijbewijs: B, C, CE met vakbekwaamheid tot 2029, ADR basis + tank

SCHOOL
1983-1989: A3 textiel, VTI Waregem

WERK
2014-nu: Transport Lambrecht, Deinze. Vrachtwagenchauffeur CE. Binnenland en Noord-Frankrijk, meestal thuis 's avonds, walking floor.
2003-2014: Snel Logistics, Deinze. Chauffeur internationaal. Duitsland, Denemarken, van zondagavond tot vrijdag.
2002-2003: werkloos, rijbewijs CE gehaald via VDAB.
1998-2002: Betoncentrale De Brabandere, Zulte. Betoniseerder.
1990-1998: Textiel Vandewiele-Claus, Waregem. Wever. Faillissement.

TALEN
Nederlands goed
Frans trek mijn plan
Duits trek mijn plan

HOBBY'S
Duiven, koers, kleinkinderen
`,
  }),
  cv('21-sv-ux-designer', 'pdf', 'sv', 'SE', {
    names: ['Nadja Bergström Hosseini'],
    email: 'nadja@bergstromhosseini.example',
    phone: '073-555 02 19',
    city: 'Malmö',
    headline: 'Senior UX-designer',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Senior UX-designer | Skånetrafiken | | 2022-08 | now',
      'UX-designer | Ikea | | 2018-05 | 2022-07',
      'Interaktionsdesigner | Byrå Norrsken & Dag | | 2015-09 | 2018-04',
      'Butikssäljare | Clas Ohlson | | |',
    ],
    page: `
[[ 10.5 6.5
! Nadja Bergström Hosseini
Senior UX-designer
^ Jag gör krångliga tjänster enkla och gillar att sitta med vid köksbordet hos den som ska använda dem.
^ **Erfarenhet**
^ **Senior UX-designer, Skånetrafiken**
augusti 2022 – pågående, Malmö
Biljettappen, tillgänglighet enligt WCAG 2.2, användartester i Hässleholm varje månad.
^ **UX-designer, Ikea**
maj 2018 – juli 2022, Helsingborg
Köksplaneraren, designsystem, 14 marknader.
^ **Interaktionsdesigner, Byrå Norrsken & Dag**
september 2015 – april 2018, Lund
Kommuner, ett bryggeri och en begravningsbyrå.
^ **Butikssäljare, Clas Ohlson**
Lund, deltid under studierna
^ **Utbildning**
Interaktionsdesign, kandidat, Malmö universitet, 2012–2015
Spyken, samhällsvetenskapsprogrammet, 2011
---
**Kontakt**
073-555 02 19
nadja@bergstromhosseini.example
Kirsebergsgatan 6
212 20 Malmö
^ **Verktyg**
Figma
Miro
Maze
HTML och CSS
^ **Språk**
Svenska
Persiska
Engelska
^ **Ideellt**
Läxhjälp på Rosengårdsbiblioteket
^ **Referenser**
Lämnas gärna
]]
`,
  }),
  cv('22-da-tomrer', 'docx', 'da', 'DK', {
    names: ['Jeppe Kjærgaard Lund', 'Jeppe Lund'],
    email: 'jeppe.k.lund@vendelpost.example',
    phone: '22 55 01 47',
    city: 'Hjørring',
    headline: 'Tømrer og byggeleder',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | A. Enggaard | | 2021-05 | now',
      'Tømrersjak, formand | Nordjysk Tag & Facade A/S | | 2016-08 | 2021-04',
      'Tømrer | Byggmester Hauge AS | | 2013-02 | 2016-06',
      'Tømrersvend | Tømrerfirmaet Ole Bisgaard | | 2011-09 | 2013-01',
      'Tømrerlærling | Tømrerfirmaet Ole Bisgaard | | 2007-08 | 2011-08',
    ],
    aside: [4],
    page: `
# CV – Jeppe Kjærgaard Lund
**Tømrer og byggeleder**
|| 8.5 8.5
| Frederikshavnsvej 90\\9800 Hjørring | Tlf. 22 55 01 47\\jeppe.k.lund@vendelpost.example
^ **Kort om mig**
Jeg er 35, gift med Line og far til to. Jeg har været på tage i femten år og på kontor i fem. Jeg kan begge dele.
^ **Erhvervserfaring**
|| 3.5 13.5
| Maj 2021 - | **A. Enggaard**, Aalborg\\Byggeleder\\Almene boliger, 64 enheder, tidsplan, mangelgennemgang, sikkerhedsmøder
| Aug 2016 - Apr 2021 | **Nordjysk Tag & Facade A/S**, Brønderslev\\Tømrersjak, formand\\Tagrenovering, op til otte mand
| Feb 2013 - Jun 2016 | **Byggmester Hauge AS**, Stavanger\\Tømrer\\Hytter og rækkehuse, 14/14-turnus
| Sep 2011 - Jan 2013 | **Tømrerfirmaet Ole Bisgaard**, Sindal\\Tømrersvend
| Aug 2007 - Aug 2011 | **Tømrerfirmaet Ole Bisgaard**, Sindal\\Tømrerlærling
^ **Uddannelse**
|| 3.5 13.5
| 2018 - 2021 | Byggetekniker på deltid, UCN Aalborg
| 2011 | Svendebrev som tømrer (bronzemedalje), EUC Nord
^ **Kurser**
Arbejdsmiljøuddannelsen, stillads, epoxy, Dalux
^ **Sprog**
Dansk, engelsk, norsk (næsten)
^ **Fritid**
Kajak, sommerhus som aldrig bliver færdigt
`,
  }),
  cv('23-no-regnskapsforer', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ragnhild Øvrebø Sæther', 'Ragnhild Sæther'],
    email: 'ragnhild.saether@innlandspost.example',
    phone: '+47 412 55 086',
    city: 'Hamar',
    headline: 'Autorisert regnskapsfører',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Autorisert regnskapsfører | Mjøsa Regnskap AS | | 2020-02 | now',
      'Regnskapsmedarbeider | Nortura | | 2014-09 | 2020-01',
      'Lønnskonsulent | Ringsaker kommune | | 2011-03 | 2014-08',
      'Kundebehandler | Sparebanken Hedmark | | 2008-06 | 2011-02',
    ],
    page: `
! Ragnhild Øvrebø Sæther
Autorisert regnskapsfører
~ Strandgata 88, 2317 Hamar | +47 412 55 086 | ragnhild.saether@innlandspost.example | født 1985
# Nøkkelkompetanse
* Årsoppgjør for AS og landbruk
* Lønn, A-melding, refusjoner fra NAV
* Tripletex, Visma Business, Power Query
# Arbeidserfaring
**Mjøsa Regnskap AS, Hamar\tFebruar 2020 – d.d.**
__Autorisert regnskapsfører__
Ansvar for 38 kunder, mest bønder og håndverkere. Fagansvarlig for mva.
**Nortura, Rudshøgda\tSeptember 2014 – januar 2020**
__Regnskapsmedarbeider__
Leverandørreskontro, avstemminger, månedsavslutning på tredje virkedag.
**Ringsaker kommune, Brumunddal\tMars 2011 – august 2014**
__Lønnskonsulent__
**Sparebanken Hedmark, Stange\tJuni 2008 – februar 2011**
__Kundebehandler__
# Utdanning
**2016 – 2019\tHøgskolen i Innlandet, Rena**
Bachelor i regnskap og revisjon, samlingsbasert
**2005 – 2008\tHøgskolen i Hedmark**
Årsstudium i økonomi, ett år spansk
# Språk
Norsk, engelsk (godt), spansk (litt)
# Verv
Kasserer i borettslaget siden 2017
# Referanser
Oppgis etter avtale
`,
  }),
  cv('24-pl-spawacz', 'pdf', 'en', 'PL', {
    spoken: 'pl',
    names: ['Zbigniew Kołodziejczak', 'Kołodziejczak Zbigniew'],
    email: 'z.kolodziejczak@poczta-slask.example',
    phone: '691 555 024',
    city: 'Gliwice',
    languages: ['niemiecki', 'angielski'],
    jobs: [
      'Mistrz spawalni | Huta Łabędy | | 2019-04 | now',
      'Spawacz MAG/TIG | Mostostal Zabrze | | 2014-02 | 2019-03',
      'Schweißer | Meyer Werft | | 2009-09 | 2013-12',
      'Ślusarz | Bumar | | 2004-07 | 2009-08',
    ],
    page: `
> **Życiorys zawodowy**
**Imię i nazwisko:** Zbigniew Kołodziejczak
**Adres:** ul. Toszecka 61/4, 44-100 Gliwice
**Telefon:** 691 555 024
**E-mail:** z.kolodziejczak@poczta-slask.example
**Data urodzenia:** 3.11.1985
^ **Doświadczenie zawodowe:**
^ 04.2019 – obecnie
Huta Łabędy, Gliwice
Stanowisko: Mistrz spawalni
Obowiązki: brygada 18 spawaczy, WPS, odbiory z inspektorem, szkolenie młodych
^ 02.2014 – 03.2019
Mostostal Zabrze, Zabrze
Stanowisko: Spawacz MAG/TIG
Obowiązki: konstrukcje mostowe, elektrownia Opole, delegacje
^ 09.2009 – 12.2013
Meyer Werft, Papenburg (Niemcy)
Stanowisko: Schweißer
Obowiązki: sekcje kadłuba, pozycje PF i PE
^ 07.2004 – 08.2009
Bumar, Gliwice
Stanowisko: Ślusarz
^ **Wykształcenie:**
2000 – 2004 Technikum Mechaniczne w Gliwicach
^ **Kursy i uprawnienia:**
IWS (międzynarodowy mistrz spawalnik), Instytut Spawalnictwa, 2018
Spawanie 135, 136, 141, uprawnienia TÜV ważne do 2028
Suwnice, prawo jazdy kat. B
^ **Języki obce:**
niemiecki – dobry, angielski – podstawowy
^ **Zainteresowania:**
wędkarstwo, Piast Gliwice
~ Wyrażam zgodę na przetwarzanie moich danych osobowych zawartych w CV dla potrzeb rekrutacji.
`,
  }),
];
