import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirtieth');

/** The eight of the thirtieth lot in Portuguese, Dutch, Swedish, Danish, Norwegian and Polish; at first only ever run. All people are made up. */
export const BY_HAND_THIRTIETH_MORE: Sheet[] = [
  cv('17-pt-fisioterapeuta', 'doc', 'pt', 'PT', {
    names: ['Inês Vilhena Carrapatoso', 'Inês de Sousa Vilhena Carrapatoso'],
    email: 'ines.carrapatoso@correiosado.example',
    phone: '965 550 417',
    city: 'Setúbal',
    headline: 'Fisioterapeuta',
    languages: ['Inglês', 'Francês'],
    jobs: [
      'Fisioterapeuta coordenadora | Clínica do Outão | | 2021-02 | now',
      'Fisioterapeuta | Vitória Futebol Clube | | 2018-07 | 2020-06',
      'Fisioterapeuta | Santa Casa da Misericórdia de Palmela | | 2014-09 | 2018-06',
      'Kinésithérapeute | Clinique des Trois Rivières | | 2012-10 | 2014-07',
    ],
    page: `
HEAD Inês Vilhena Carrapatoso – Fisioterapeuta – Cédula da Ordem disponível
**Quem sou**
Inês de Sousa Vilhena Carrapatoso, 37 anos, de Setúbal
Telemóvel: 965 550 417
Correio: ines.carrapatoso@correiosado.example
^ **Onde trabalhei**
**Fisioterapeuta coordenadora** – Clínica do Outão, Setúbal
(Fevereiro de 2021 até à data)
Equipa de sete, ginásio, acordos com seguradoras. Abri a consulta de pavimento pélvico.
^ **Fisioterapeuta** – Vitória Futebol Clube, Setúbal
(Julho de 2018 a Junho de 2020)
Formação, sub-17 e sub-19. Saí quando acabou a época e quase acabou o clube.
^ **Fisioterapeuta** – Santa Casa da Misericórdia de Palmela
(Setembro de 2014 a Junho de 2018)
Unidade de cuidados continuados, AVC, próteses da anca
^ **Kinésithérapeute** – Clinique des Trois Rivières, Nancy, França
(Outubro de 2012 a Julho de 2014)
^ **Onde estudei**
Licenciatura em Fisioterapia, ESS do Instituto Politécnico de Setúbal (2007-2011)
Pós-graduação em Fisioterapia na Saúde da Mulher, ESSA (2022)
^ **O que falo**
Inglês (B2), Francês (C1)
^ **Julho de 2020 a Janeiro de 2021**
Licença de maternidade e pandemia, tudo ao mesmo tempo.
`,
  }),
  cv('18-pt-br-gerente-loja', 'pdf', 'pt', 'BR', {
    names: ['Wellington Nascimento dos Reis'],
    email: 'wellington.dosreis@correiogoiano.example',
    phone: '(62) 99555-0133',
    city: 'Goiânia',
    headline: 'Gerente de Loja',
    jobs: [
      'Gerente de Loja | Casas Araguaia Eletro | | 2022-11 | now',
      'Subgerente | Casas Araguaia Eletro | | 2020-03 | 2022-10',
      'Vendedor | Casas Araguaia Eletro | | 2016-08 | 2020-02',
      'Operador de Caixa | Supermercados Tatico | | 2014-01 | 2016-07',
      'Jovem Aprendiz | Correios | | 2012-02 | 2013-12',
    ],
    aside: [4],
    page: `
[[ 6 11
# WELLINGTON NASCIMENTO DOS REIS
Gerente de Loja
^ (62) 99555-0133
wellington.dosreis@correiogoiano.example
Setor Bueno, Goiânia – GO
31 anos, solteiro
CNH AB
^ **RESUMO**
Comecei no caixa e hoje respondo por 28 pessoas. Bati meta em 21 dos últimos 24 meses.
^ **CURSOS**
Liderança no varejo, SEBRAE, 2023
Excel intermediário, SENAI, 2019
^ **FORMAÇÃO**
Tecnólogo em Gestão Comercial, Estácio, 2021
Ensino médio, Colégio Lyceu, 2013
---
# HISTÓRICO PROFISSIONAL
## Casas Araguaia Eletro
**Gerente de Loja** – nov/2022 – atualmente
* Loja de 1.900 m² no Shopping Cerrado, venda média de R$ 2,4 mi por mês
* Turnover de 60% para 32% ao ano
**Subgerente** – mar/2020 – out/2022
* Retirada expressa na pandemia, inventário, escala
**Vendedor** – ago/2016 – fev/2020
* Linha branca; campeão de garantia estendida em 2018
## Supermercados Tatico
**Operador de Caixa** – jan/2014 – jul/2016
## Correios
**Jovem Aprendiz** – fev/2012 – dez/2013
]]
`,
  }),
  cv('19-nl-docent-tussenvoegsel', 'doc', 'nl', 'NL', {
    names: [
      'Maarten van der Spoel',
      'drs. Maarten van der Spoel',
      'Maarten J. van der Spoel',
      'M.J. van der Spoel',
    ],
    email: 'mjvanderspoel@deventerpost.example',
    phone: '0570 555 028',
    city: 'Deventer',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Teamleider bovenbouw havo | Etty Hillesum Lyceum | | 2022-08 | now',
      'Docent geschiedenis | Etty Hillesum Lyceum | | 2013-08 | 2022-07',
      'Docent geschiedenis en maatschappijleer | Scholengemeenschap De Waerdenborch | | 2007-08 | 2013-07',
      'Rondleider | Museum De Waag | | 2004-04 | 2007-06',
    ],
    page: `
Drs. M.J. (Maarten) van der Spoel
Brinkgreverweg 203, 7413 AB Deventer
tel. 0570 555 028
mjvanderspoel@deventerpost.example

Wie ik ben
Historicus, eerstegraads bevoegd, twintig jaar voor de klas en nog steeds nieuwsgierig. Zoek een plek als afdelingsleider of conrector.

Waar ik werk en werkte

08-2022 tot nu
Etty Hillesum Lyceum, Deventer
Teamleider bovenbouw havo (0,8 fte)
Leiding aan 31 collega's, verzuim, examens, ouderavonden die over tien uur gaan.

08-2013 tot 07-2022
Etty Hillesum Lyceum, Deventer
Docent geschiedenis
Klas 1 tot en met 6, mentor, sectievoorzitter vanaf 2017, schoolopleider.

08-2007 tot 07-2013
Scholengemeenschap De Waerdenborch, Holten
Docent geschiedenis en maatschappijleer

04-2004 tot 06-2007
Museum De Waag, Deventer
Rondleider, op oproepbasis naast de studie

Waar ik leerde
Master Onderwijskunde (leiderschap), Open Universiteit, 2021
Lerarenopleiding, Rijksuniversiteit Groningen, 2007
Geschiedenis, Rijksuniversiteit Groningen, 2006

Wat ik spreek
Nederlands, Duits, Engels

Wat ik verder doe
Secretaris van de historische vereniging, roeien op de IJssel
`,
  }),
  cv('20-nl-be-projectleider-bouw', 'pdf', 'nl', 'BE', {
    names: ['Griet Vanhoutte-De Clercq', 'Vanhoutte-De Clercq Griet', 'Griet Vanhoutte - De Clercq'],
    email: 'griet.vanhoutte@kempenmail.example',
    phone: '0468 55 50 91',
    city: 'Herentals',
    headline: 'Projectleider residentiële bouw',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Projectleider | Vanhout Kempen | | 2020-09 | now',
      'Werfleider | Vanhout Kempen | | 2017-01 | 2020-08',
      'Assistent-werfleider | Algemene Bouw Maes | | 2014-02 | 2016-12',
      'Calculator | Dakwerken Geudens | | 2012-07 | 2014-01',
    ],
    page: `
> VANHOUTTE-DE CLERCQ Griet
> **Projectleider residentiële bouw**
{{
__Te bereiken__
0468 55 50 91
griet.vanhoutte@kempenmail.example
Nederrij 87, 2200 Herentals
__Talen__
Nederlands +++++
Frans +++
Engels +++
__Pakketten__
Bouwsoft, MS Project, Revit (viewer), Aproplan
__Attesten__
VCA-VOL, EHBO, veiligheidscoördinator niveau B
__Diploma’s__
Professionele bachelor bouw, Thomas More Geel, 2012
TSO bouw- en houtkunde, kOsh Herentals, 2009
}}
^ **LOOPBAAN**
sept. 2020 → vandaag
**Projectleider bij Vanhout Kempen** te Geel
Drie tot vier appartementsgebouwen tegelijk, 6 à 14 miljoen euro. Aankoop ruwbouw en technieken, vorderingsstaten, opleveringen. Twee werfleiders.
jan. 2017 → aug. 2020
**Werfleider bij Vanhout Kempen** te Geel
Eerste werf: 22 sociale woningen in Olen, negen dagen te vroeg klaar.
feb. 2014 → dec. 2016
**Assistent-werfleider bij Algemene Bouw Maes** te Mol
juli 2012 → jan. 2014
**Calculator bij Dakwerken Geudens** te Grobbendonk
^ **EN VOORTS**
Scheidsrechter volleybal, mama van Fons en Lotte, opzegtermijn dertien weken (bespreekbaar)
`,
  }),
  cv('21-sv-elektriker', 'docx', 'sv', 'SE', {
    names: ['Jörgen Åkerlund', 'Jörgen Åkerlund Mattsson'],
    email: 'jorgen.akerlund@jamtpost.example',
    phone: '070-555 01 62',
    city: 'Östersund',
    languages: ['Svenska', 'Engelska', 'Norska'],
    jobs: [
      'Ledande montör | Storsjö El & Automation AB | | 2021-04 | now',
      'Serviceelektriker | Bravida | | 2015-01 | 2021-03',
      'Elmontör | Manpower | | 2012-02 | 2014-12',
      'Installationselektriker | Trønder Elektro AS | | 2008-08 | 2011-12',
      'Lärling | Bröderna Wiks El | | 2006 | 2008',
    ],
    aside: [4],
    page: `
**Jörgen Åkerlund Mattsson**	CV
Fyrvallavägen 9, 831 55 Östersund	070-555 01 62
Fullständigt behörig elinstallatör (AL)	jorgen.akerlund@jamtpost.example
^ Trygg gubbe på 38 som hellre felsöker än sitter i möten. Fast så sitter jag i möten också numera.
**JOBB**
^ 2021-04 –
Ledande montör på Storsjö El & Automation AB, Östersund
Leder sex montörer, egenkontroller, kundkontakt. Nybyggnad av två förskolor och ett vattenverk.
^ 2015-01 – 2021-03
Serviceelektriker på Bravida, Östersund
Jour var fjärde vecka. Sjukhuset, fjällanläggningar, hissar ibland.
^ 2012-02 – 2014-12
Elmontör på Manpower, Sundsvall
Uthyrd till pappersbruk och en sågverksombyggnad
^ 2012-01
Pappaledig, en månad och på riktigt
^ 2008-08 – 2011-12
Installationselektriker på Trønder Elektro AS, Stjørdal i Norge
^ 2006 – 2008
Lärling på Bröderna Wiks El, Brunflo
**SKOLA**
Elprogrammet, Wargentinsskolan, 2006
Auktorisation Al, kurs via EUU, 2019
**INTYG**
ESA 19, heta arbeten, lift, KNX Partner, körkort B och BE
**SPRÅK**
Svenska, engelska så det räcker, norska obehindrat
**FRITID**
Skoter, fiske, ledare i knattehockeyn
`,
  }),
  cv('22-da-paedagog', 'pdf', 'da', 'DK', {
    names: ['Mette Kirstine Sandholt', 'Mette Sandholt'],
    email: 'mettesandholt@fjordpost.example',
    phone: '51 55 03 28',
    city: 'Middelfart',
    headline: 'Pædagogisk leder',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Pædagogisk leder | Børnehuset Lillebælt | | 2021-08 | now',
      'Pædagog | Børnehuset Lillebælt | | 2016-01 | 2021-07',
      'Pædagog | Skovbørnehaven Egetræet | | 2011-02 | 2014-09',
      'Støttepædagog | Fredericia Kommune | | 2009-07 | 2011-01',
      'Pædagogmedhjælper | Vuggestuen Regnbuen | | 2004-08 | 2005-12',
    ],
    page: `
! Mette Kirstine Sandholt
Pædagogisk leder, 42 år, Middelfart
☏ 51 55 03 28   @ mettesandholt@fjordpost.example
^ __Børn skal have mudder på knæene og voksne, der har set det. Jeg leder helst fra gulvet og skriver gerne læreplanen bagefter.__
|| 8.5 8.5
| **Ledelse**\\Daglig leder for 14 medarbejdere og 82 børn\\Budget, MUS, sygefravær fra 9 til 5 procent\\APV, forældrebestyrelse | **Pædagogik**\\ICDP-certificeret\\Udeliv, motorik, sprogvurdering\\Praktikvejleder for PAU og pædagogstuderende
# Ansat
**08/2021 – nu**: Pædagogisk leder i Børnehuset Lillebælt, Middelfart
**01/2016 – 07/2021**: Pædagog i Børnehuset Lillebælt, Middelfart
**10/2014 – 12/2015**: Barsel og et år i Aarhus med familien
**02/2011 – 09/2014**: Pædagog i Skovbørnehaven Egetræet, Kolding
**07/2009 – 01/2011**: Støttepædagog i Fredericia Kommune
**08/2004 – 12/2005**: Pædagogmedhjælper i Vuggestuen Regnbuen, Odense
# Uddannet
**2006 – 2009**: Pædagog, Jydsk Pædagogseminarium
**2022 – 2024**: Diplom i ledelse, UCL
**2004**: Student, Middelfart Gymnasium
# Taler
Dansk, engelsk, tysk til husbehov
`,
  }),
  cv('23-no-rorlegger', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Torgeir Haugland Nilsen', 'Nilsen, Torgeir Haugland', 'Nilsen Torgeir Haugland'],
    email: 'torgeir.hn@sorlandspost.example',
    phone: '905 55 017',
    city: 'Mandal',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Daglig leder | Nilsen Rør og Varme AS | | 2018-01 | now',
      'Bas | Sørlandets Rørservice AS | | 2012-05 | 2017-12',
      'Rørlegger | Oras | | 2007-09 | 2012-04',
      'Rørleggerlærling | Oras | | 2004-08 | 2007-08',
    ],
    aside: [3],
    page: `
|| 4 13
| NAVN | Nilsen, Torgeir Haugland
| FØDT | 6. mai 1986
| BOSTED | Skinsnesveien 33, 4515 Mandal
| MOBIL | 905 55 017
| E-POST | torgeir.hn@sorlandspost.example
^ **ARBEID**
|| 11 6
| Daglig leder i Nilsen Rør og Varme AS, Mandal\\Eget firma, to ansatte. Varmepumper, bad, noe prosjekt for kommunen. Selges nå til konkurrenten. | fra januar 2018
| Bas i Sørlandets Rørservice AS, Kristiansand\\Blokker på Lund, sprinkler, opp til ti mann | mai 2012 – des. 2017
| Rørlegger i Oras, Kristiansand | sept. 2007 – april 2012
| Rørleggerlærling i Oras, Kristiansand | aug. 2004 – aug. 2007
^ **SKOLE**
|| 11 6
| Mesterbrev i rørleggerfaget | 2017
| Fagbrev, rørlegger | 2007
| VK1 rør, Vågsbygd videregående skole | 2002 – 2004
^ **SERTIFIKATER**
|| 11 6
| F-gass kategori 1 | gyldig
| Våtromssertifikat | fornyet 2024
| Førerkort B, BE, C1 | ja
^ **SPRÅK**
Norsk og engelsk
^ **REFERANSER**
|| 11 6
| Arvid Stokkeland, tidligere sjef i Sørlandets Rørservice | ring meg først
`,
  }),
  cv('24-pl-logistyka', 'docx', 'en', 'PL', {
    spoken: 'pl',
    names: ['Bartłomiej Grzegorczyk'],
    email: 'b.grzegorczyk@poczta-wlkp.example',
    phone: '+48 725 550 146',
    city: 'Swarzędz',
    headline: 'Kierownik magazynu',
    languages: ['polski', 'angielski', 'niemiecki'],
    jobs: [
      'Kierownik magazynu | Wielkopolskie Centrum Dystrybucji Sp. z o.o. | | 2020-06 | now',
      'Brygadzista zmiany | Raben Logistics Polska | | 2016-10 | 2020-05',
      'Spedytor krajowy | Trans-Warta | | 2013-03 | 2016-09',
      'Lagerhelfer | Zalando Logistics | | 2011-04 | 2012-12',
    ],
    page: `
# Bartłomiej Grzegorczyk
__Kierownik magazynu__
Swarzędz k. Poznania, tel. +48 725 550 146, b.grzegorczyk@poczta-wlkp.example
## Przebieg pracy zawodowej
czerwiec 2020 – do dziś
**Wielkopolskie Centrum Dystrybucji Sp. z o.o.**, Gądki
Kierownik magazynu
* 18 000 miejsc paletowych, 64 osoby na trzech zmianach
* wdrożenie WMS, inwentaryzacja ciągła, różnice poniżej 0,1%
październik 2016 – maj 2020
**Raben Logistics Polska**, Robakowo
Brygadzista zmiany
* grafik, szkolenia stanowiskowe, cross-dock nocny
marzec 2013 – wrzesień 2016
**Trans-Warta**, Śrem
Spedytor krajowy
* giełda ładunków, 25 aut podwykonawców
kwiecień 2011 – grudzień 2012
**Zalando Logistics**, Brieselang (Niemcy)
Lagerhelfer
## Nauka
Wyższa Szkoła Logistyki w Poznaniu, licencjat zaoczny, 2017
Technikum Samochodowe, Śrem, 2010
## Języki
polski, angielski (komunikatywny), niemiecki (dobry)
## Uprawnienia
UDT na wózki jezdniowe, prawo jazdy B i C, kurs pierwszej pomocy
~ Wyrażam zgodę na przetwarzanie moich danych osobowych na potrzeby rekrutacji.
`,
  }),
];
