import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-second-more');

/** Those in Portuguese, Dutch, the Nordic languages and Polish. */
export const BY_HAND_THIRTY_SECOND_MORE_MORE: Sheet[] = [
  cv('17-pt-contabilista', 'pdf', 'pt', 'PT', {
    names: ['Anabela Sequeira Falcão', 'Anabela Falcão'],
    email: 'anabela.falcao@correiominho.example',
    phone: '915 550 162',
    city: 'Guimarães',
    headline: 'Contabilista Certificada',
    languages: ['Inglês', 'Francês'],
    jobs: [
      'Responsável de Contabilidade | Têxteis Vale do Ave, S.A. | | 2018-05 | now',
      'Contabilista Certificada | Gabinete Conta Certa, Lda. | | 2011-01 | 2018-04',
      'Técnica Administrativa | Lameirinho | | 2006-09 | 2010-12',
      'Estagiária | Câmara Municipal de Guimarães | | 2005-10 | 2006-06',
    ],
    aside: [3],
    page: `
! Anabela Sequeira Falcão
Contabilista Certificada
^ Rua de Santa Luzia, 74, 4800-412 Guimarães
Telemóvel: 915 550 162
Correio eletrónico: anabela.falcao@correiominho.example
# Percurso profissional
|| 5 12
| Maio de 2018 até ao presente | **Têxteis Vale do Ave, S.A.** (Guimarães)\\Responsável de Contabilidade\\Fecho mensal, IES, SAF-T, relação com o ROC, equipa de quatro
| Janeiro de 2011 a abril de 2018 | **Gabinete Conta Certa, Lda.** (Vizela)\\Contabilista Certificada\\Carteira de 40 clientes, salários, IVA e IRC
| Setembro de 2006 a dezembro de 2010 | **Lameirinho** (Pevidém)\\Técnica Administrativa\\Faturação de exportação, arquivo
| Outubro de 2005 a junho de 2006 | **Câmara Municipal de Guimarães**\\Estagiária
# Habilitações
|| 5 12
| 2001 – 2005 | Licenciatura em Contabilidade, IPCA Barcelos
| 2016 | Pós-graduação em Fiscalidade, Universidade do Minho
# Outras informações
Primavera, PHC, Excel avançado
Inglês (bom), Francês (bom)
Inscrita na OCC. Carta de condução de ligeiros.
`,
  }),
  cv('18-nl-verpleegkundige', 'doc', 'nl', 'NL', {
    names: ['Marjolein Hoogeveen', 'Marjolein Hoogeveen-Stam'],
    email: 'marjolein.hoogeveen@drentemail.example',
    phone: '06-55501493',
    city: 'Assen',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Wijkverpleegkundige | Icare | | 2019-05 | now',
      'Verpleegkundige | Wilhelmina Ziekenhuis | | 2011-09 | 2019-04',
      'Verzorgende IG | Interzorg | | 2006-08 | 2011-08',
      'Huishoudelijk medewerker | Tzorg | | 2004-03 | 2006-07',
    ],
    page: `
CURRICULUM VITAE

Persoonsgegevens
= Naam:\tMarjolein Hoogeveen-Stam
= Adres:\tVeldstukken 62, 9405 PR Assen
= Telefoonnummer:\t06-55501493
= Mailadres:\tmarjolein.hoogeveen@drentemail.example
= Geboortedatum:\t19 mei 1985
= BIG-nummer:\tstaat geregistreerd, op verzoek

Profielschets
Nuchter, zorgzaam, regel het liever zelf dan dat ik erover vergader. Ik zoek een baan als praktijkverpleegkundige, 28 uur.

Werk
= 05-2019 tot heden\tIcare, Assen
= \tWijkverpleegkundige
= \tIndiceren, casemanagement dementie, wondzorg

= 09-2011 tot 04-2019\tWilhelmina Ziekenhuis, Assen
= \tVerpleegkundige
= \tLongafdeling, seniorverpleegkundige vanaf 2016, covid niet meer meegemaakt

= 08-2006 tot 08-2011\tInterzorg, Rolde
= \tVerzorgende IG

= 03-2004 tot 07-2006\tTzorg, Assen
= \tHuishoudelijk medewerker

Studie
= 2016-2019\tHbo-v, Hanzehogeschool Groningen
= 2008-2011\tMbo-verpleegkundige niveau 4, Drenthe College
= 2002-2004\tHelpende, Drenthe College

Talen
Nederlands, Engels (redelijk), Duits (redelijk)

Vrije tijd
Schaatsen, moestuin, mantelzorg voor mijn vader
`,
  }),
  cv('19-nl-be-projectleider-hvac', 'docx', 'nl', 'BE', {
    names: ['Kristof Verstraeten'],
    email: 'kristof.verstraeten@kempenpost.example',
    phone: '0470 55 01 36',
    city: 'Turnhout',
    headline: 'Projectleider HVAC',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Projectleider HVAC | Cofely Zuid NV | | 2020-09 | now',
      'Werfleider | Cegelec | | 2014-02 | 2020-08',
      'Technieker klimatisatie | Daikin | | 2009-06 | 2014-01',
      'Sanitair installateur | Bvba Mertens & Zn. | | 2006-09 | 2009-05',
    ],
    page: `
[[ 11 6
! Kristof Verstraeten
Projectleider HVAC
^ **Loopbaan**
09/2020 – nu
**Cofely Zuid NV** – Herentals
__Projectleider HVAC__
* Scholen, een ziekenhuisvleugel, projecten tot 2,8 mio euro
* Calculatie, aankoop, planning van 15 techniekers
02/2014 – 08/2020
**Cegelec** – Antwerpen
__Werfleider__
* Kantoren in Brussel, labo’s in Geel
06/2009 – 01/2014
**Daikin** – Oostende
__Technieker klimatisatie__
* Opstart VRV, koeltechnisch attest
09/2006 – 05/2009
**Bvba Mertens & Zn.** – Oud-Turnhout
__Sanitair installateur__
---
**Gegevens**
Steenweg op Gierle 118
2300 Turnhout
0470 55 01 36
kristof.verstraeten@kempenpost.example
Rijbewijs B en BE
^ **Diploma’s**
2006: TSO Centrale verwarming, VTI Turnhout
2013: Avondopleiding klimaattechnieken, Thomas More
VCA-VOL
^ **Talen**
Nederlands: moedertaal
Frans: goed op de werf
Engels: voldoende
^ **Software**
AutoCAD MEP
Robaws
MS Project
]]
`,
  }),
  cv('20-nl-bureau-inkoper', 'pdf', 'nl', 'NL', {
    names: ['Ruben Castelijns', 'Ruben C.M. Castelijns', 'Castelijns, Ruben C.M.'],
    city: 'Helmond',
    headline: 'Strategisch inkoper',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Strategisch inkoper | VDL | | 2021-01 | now',
      'Operationeel inkoper | Vlisco | | 2016-06 | 2020-12',
      'Orderbegeleider | Peelland Plaatwerk B.V. | | 2012-02 | 2016-05',
      'Binnendienstmedewerker | Technische Unie | | 2009-08 | 2012-01',
    ],
    page: `
HEAD Brainport Detachering – kandidaatvoorstel 26-1187
# Voorstel: Ruben C.M. Castelijns
|| 5 12
| Functie | Strategisch inkoper
| Woonplaats | Helmond
| Geboortejaar | 1987
| Beschikbaar | per 1 februari, 36 uur
| Tarief | in overleg
# Motivatie van ons bureau
Ruben kennen wij sinds 2020. Hij heeft bij zijn huidige werkgever de leveranciersbasis voor plaatwerk van 41 naar 17 gebracht. Hij is rustig, scherp op cijfers en spreekt de taal van de werkvloer.
# Ervaring
**VDL (Eindhoven)** – Strategisch inkoper – 1 januari 2021 tot heden
* Contracten, kostprijsanalyses, leveranciersbezoek in Polen en Tsjechië
**Vlisco (Helmond)** – Operationeel inkoper – 1 juni 2016 tot 31 december 2020
* Hulpstoffen en onderhoud, voorraadbeheer
**Peelland Plaatwerk B.V. (Deurne)** – Orderbegeleider – 1 februari 2012 tot 31 mei 2016
* Van offerte tot vrachtbrief
**Technische Unie (Eindhoven)** – Binnendienstmedewerker – 1 augustus 2009 tot 31 januari 2012
# Opleiding
Nevi 1 en Nevi 2, 2017 en 2020
Hbo Technische bedrijfskunde, Fontys, 2005 – 2009
Havo, Dr.-Knippenbergcollege, 2005
# Talen
Nederlands, Engels en Duits in woord en geschrift
FOOT Contact met de kandidaat loopt uitsluitend via Brainport Detachering
`,
  }),
  cv('21-sv-lastbilsmekaniker', 'doc', 'sv', 'SE', {
    names: ['Joakim Stenmark Hedlund', 'Joakim Hedlund'],
    email: 'jocke.hedlund@norrpost.example',
    phone: '070-555 01 94',
    city: 'Umeå',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Verkmästare | Bilbolaget Nord | | 2021-08 | now',
      'Lastbilsmekaniker | Scania | | 2013-05 | 2021-07',
      'Maskinreparatör | Komatsu Forest | | 2009-03 | 2013-04',
      'Däckmontör | Däckhuset i Vännäs | | 2007-06 | 2009-02',
    ],
    page: `
# CV – Joakim Stenmark Hedlund
Backvägen 27, 903 35 Umeå
070-555 01 94
jocke.hedlund@norrpost.example
^ Jag är en praktisk chef som fortfarande kan krypa under bilen. Söker platschefsjobb inom tunga fordon i Västerbotten.
## Arbete
|| 12 5
| **Verkmästare**, Bilbolaget Nord, Umeå\\Elva mekaniker, planering, garantier, kundmottagning | 2021-08 – tills vidare
| **Lastbilsmekaniker**, Scania, Umeå\\Diagnos, motor och växellåda, jour på E4:an | 2013-05 – 2021-07
| **Maskinreparatör**, Komatsu Forest, Umeå\\Slutmontering och provkörning av skördare | 2009-03 – 2013-04
| **Däckmontör**, Däckhuset i Vännäs | 2007-06 – 2009-02
## Utbildning
|| 12 5
| Fordonsprogrammet, Liljaskolan, Vännäs | 2004 – 2007
| Ledarskap i verkstad, Motorbranschens kurser | 2022
| Tachografbehörighet, heta arbeten, ADR grund | 2019 – 2025
## Språk
Svenska och engelska
## Fritid
Skoter, älgjakt, tränar flickor 12 i innebandy
`,
  }),
  cv('22-da-butikschef', 'docx', 'da', 'DK', {
    names: ['Pernille Vestergaard Krog', 'Pernille Krog'],
    email: 'pernillekrog@fjordpost.example',
    phone: '28 55 01 67',
    city: 'Viborg',
    headline: 'Butikschef med styr på både tal og trivsel',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Butikschef | Matas | | 2020-10 | now',
      'Souschef | Imerco | | 2016-02 | 2020-09',
      'Salgsassistent | Kop & Kande | | 2012-08 | 2016-01',
      'Butikselev | Føtex | | 2010-08 | 2012-07',
    ],
    aside: [3],
    page: `
> **PERNILLE VESTERGAARD KROG**
> Butikschef med styr på både tal og trivsel
> Sct. Mogens Gade 30, 8800 Viborg · 28 55 01 67 · pernillekrog@fjordpost.example
# PROFIL
Jeg har stået i butik, siden jeg var 16. Min nuværende butik gik fra nr. 140 til nr. 22 i kæden på tre år, og sygefraværet er under 2 %.
# KARRIERE
**BUTIKSCHEF** / Matas, Viborg / okt. 2020 – nu
* 12 medarbejdere, vagtplan, svind, lokal markedsføring
* Oplært fire elever, alle med topkarakter
**SOUSCHEF** / Imerco, Silkeborg / feb. 2016 – sept. 2020
* Varebestilling, åbning og lukning, kampagner
**SALGSASSISTENT** / Kop & Kande, Viborg / aug. 2012 – jan. 2016
**BUTIKSELEV** / Føtex, Viborg / aug. 2010 – juli 2012
# UDDANNELSE
Akademifag i ledelse i praksis, Dania Erhvervsakademi, 2022
Detailuddannelse, Mercantec, 2012
HG, Mercantec, 2010
# SPROG
Dansk, engelsk (godt), tysk (turistniveau)
# PRIVAT
Gift med Rasmus, to drenge på 7 og 10, for mange høns
`,
  }),
  cv('23-no-anleggsleder', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Tor-Egil Nymoen', 'Tor Egil Nymoen'],
    email: 'toregil.nymoen@innlandspost.example',
    phone: '+47 915 55 086',
    city: 'Hamar',
    headline: 'Anleggsleder',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Anleggsleder | Hæhre Entreprenør | | 2019-04 | now',
      'Driftsleder | Veidekke | | 2012-01 | 2019-03',
      'Maskinfører | Stange Graveservice AS | | 2004-05 | 2011-12',
      'Vernepliktig ingeniørsoldat | Forsvaret | | 2003-01 | 2003-12',
    ],
    page: `
Tor-Egil Nymoen
Anleggsleder
Furubergvegen 88, 2316 Hamar
Tlf. +47 915 55 086, toregil.nymoen@innlandspost.example
# Kort om meg
Begynte i gravemaskin, endte med hjelm og nettbrett. Holder fremdriften og liker folk.
# Yrkeserfaring
**2019 (april) – d.d.**
Anleggsleder, Hæhre Entreprenør. Dobbeltspor Sørli–Åkersvika og E6 Kolomoen. Ansvar for 45 personer, HMS, kvalitet og økonomi.
**2012 (januar) – 2019 (mars)**
Driftsleder, Veidekke. Driftskontrakt for fylkesveier på Hedmarken, brøyting og asfalt.
**2004 (mai) – 2011 (desember)**
Maskinfører, Stange Graveservice AS. Tomter, VA-grøfter, skogsveier.
**2003 (januar – desember)**
Vernepliktig ingeniørsoldat, Forsvaret, Hvalsmoen
# Utdanning
**2009 – 2012** Fagskolen Innlandet, anlegg (deltid)
**2000 – 2002** Storhamar videregående skole, anleggsteknikk
Fagbrev anleggsmaskinfører, 2006
# Kurs
HMS-kurs for ledere, arbeidsvarsling kurs 2, ADK1
# Språk
Norsk og engelsk
# Referanser
Oppgis etter avtale
`,
  }),
  cv('24-pl-ksiegowa', 'doc', 'en', 'PL', {
    spoken: 'pl',
    names: ['Agnieszka Wrzosek-Maj', 'Wrzosek-Maj Agnieszka'],
    email: 'agnieszka.wrzosek@pocztabug.example',
    phone: '515 550 148',
    city: 'Lublin',
    headline: 'Samodzielna księgowa',
    languages: ['Angielski', 'Rosyjski'],
    jobs: [
      'Samodzielna księgowa | Perła Browary Lubelskie | | 2019-01 | now',
      'Specjalista ds. kadr i płac | Bogdanka | | 2014-03 | 2018-12',
      'Młodsza księgowa | Biuro Rachunkowe Saldo | | 2010-09 | 2014-02',
      'Kasjerka | Stokrotka | | 2007-07 | 2010-08',
    ],
    page: `
> **Agnieszka Wrzosek-Maj**
> Samodzielna księgowa
|| 8 9
| ul. Nadbystrzycka 102/14\\20-501 Lublin | tel. 515 550 148\\agnieszka.wrzosek@pocztabug.example
# Doświadczenie zawodowe
**01.2019 – obecnie**
**Samodzielna księgowa**
Perła Browary Lubelskie, Lublin
* księga główna, JPK, CIT, współpraca z biegłym rewidentem
**03.2014 – 12.2018**
**Specjalista ds. kadr i płac**
Bogdanka, Puchaczów
* lista płac dla 800 osób, ZUS, PPK
**09.2010 – 02.2014**
**Młodsza księgowa**
Biuro Rachunkowe Saldo, Świdnik
**07.2007 – 08.2010**
**Kasjerka**
Stokrotka, Lublin
# Wykształcenie
2005 – 2010 UMCS w Lublinie, ekonomia, studia magisterskie zaoczne
2001 – 2005 Technikum Ekonomiczne w Świdniku
# Umiejętności
Symfonia, Comarch Optima, Płatnik, Excel (tabele przestawne)
Angielski – średnio zaawansowany, rosyjski – podstawowy
Prawo jazdy kat. B
~ Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.
`,
  }),
];
