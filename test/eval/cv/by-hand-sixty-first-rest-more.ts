import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-first-rest');

/** The rest of the lot in Portuguese, Dutch and the northern languages, all closed. All people are made up. */
export const BY_HAND_SIXTY_FIRST_REST_MORE: Sheet[] = [
  cv('21-pt-pt-cozinheira', 'doc', 'pt', 'PT', {
    names: ['Maria Adelaide Fontes Pimenta', 'Adelaide Pimenta', 'Maria Adelaide Pimenta'],
    email: 'adelaide.pimenta@minhomail.example',
    phone: '912 555 037',
    city: 'Braga',
    headline: 'Cozinheira de 1.ª',
    languages: ['Português', 'Francês'],
    jobs: [
      'Cozinheira de 1.ª | Hospital de Braga (Eurest) | Braga | 2014-03 | now',
      'Cozinheira | Restaurante O Alambique | Braga | 2004-10 | 2014-02',
      'Ajudante de cozinha | Brasserie du Marché | Clermont-Ferrand | 1999-06 | 2004-08',
    ],
    page: `
! Maria Adelaide Fontes Pimenta
Cozinheira de 1.ª
Rua de S. Vicente, 203, 2.º Esq., 4710-312 Braga
Telemóvel 912 555 037 – adelaide.pimenta@minhomail.example
# Experiência profissional
Março de 2014 até hoje
**Cozinheira de 1.ª** – Hospital de Braga (Eurest), Braga
Dietas, 900 refeições por turno, controlo de temperaturas
^ Outubro de 2004 a fevereiro de 2014
**Cozinheira** – Restaurante O Alambique, Braga
Bacalhau, papas de sarrabulho, casamentos e batizados
^ Junho de 1999 a agosto de 2004
**Ajudante de cozinha** – Brasserie du Marché, Clermont-Ferrand, França
# Habilitações
12.º ano (RVCC), 2010
Curso de cozinha, IEFP Braga, 2005
# Línguas
Português, Francês (falado)
# Outros
Carta de ligeiros. Procuro horário diurno numa escola ou lar.
`,
  }),
  cv('22-pt-br-motorista', 'pdf', 'pt', 'BR', {
    names: ['Edivaldo dos Santos Nascimento', 'Edivaldo Nascimento', 'Edivaldo dos Santos'],
    email: 'edivaldo.nasc@recife-mail.example',
    phone: '(81) 95550-0147',
    city: 'Jaboatão dos Guararapes',
    headline: 'Motorista carreteiro – CNH E',
    languages: [],
    jobs: [
      'Motorista carreteiro | Rodoviário Ramos | Recife | 2019-08 | now',
      'Motorista entregador | Ambev | Itapissuma | 2012-02 | 2019-06',
      'Ajudante de entrega | Ambev | Itapissuma | 2009-05 | 2012-01',
    ],
    page: `
> **EDIVALDO DOS SANTOS NASCIMENTO**
> Brasileiro, casado, 38 anos
> Rua Oito, 55, Prazeres, Jaboatão dos Guararapes – PE
> (81) 95550-0147 (WhatsApp) | edivaldo.nasc@recife-mail.example
# OBJETIVO
Motorista carreteiro – CNH E
# EXPERIÊNCIA PROFISSIONAL
**Rodoviário Ramos** – Recife/PE
Motorista carreteiro – 08/2019 até o momento
Carreta baú e sider, rota Nordeste, MOPP em dia
**Ambev** – Itapissuma/PE
Motorista entregador – 02/2012 a 06/2019
Truck de bebidas, prestação de contas, palmtop
**Ambev** – Itapissuma/PE
Ajudante de entrega – 05/2009 a 01/2012
# ESCOLARIDADE
Ensino médio completo – Escola Estadual Rodolfo Aureliano – 2006
# CURSOS
MOPP, direção defensiva, transporte de carga indivisível (SEST SENAT)
# INFORMAÇÕES ADICIONAIS
Sem pontos na carteira, EAR, disponibilidade para viagens, toxicológico de setembro
`,
  }),
  cv('23-pt-pt-contabilidade', 'docx', 'pt', 'PT', {
    names: ['Tatiana Moroz Ferreira', 'Tatiana Ferreira'],
    email: 'tatiana.m.ferreira@oestemail.example',
    phone: '+351 936 555 018',
    city: 'Caldas da Rainha',
    headline: 'Contabilista certificada',
    languages: ['Português', 'Ucraniano', 'Russo', 'Inglês'],
    jobs: [
      'Contabilista certificada | Silva, Reis & Associados | Caldas da Rainha | 2020-01 | now',
      'Técnica de contabilidade | Frutas Campotec | Torres Vedras | 2014-09 | 2019-12',
      'Assistente administrativa | Cerâmicas São Bernardo | Alcobaça | 2011-02 | 2014-08',
    ],
    page: `
[[ 6 11
**Tatiana Moroz Ferreira**
Contabilista certificada
^ Caldas da Rainha
+351 936 555 018
tatiana.m.ferreira@oestemail.example
^ **Línguas**
Português (bilingue)
Ucraniano (materna)
Russo
Inglês (B1)
^ **Programas**
Primavera
TOConline
PHC
Excel
---
## Sobre mim
Cheguei a Portugal com nove anos e faço contas desde os dezanove. Carteira de 46 empresas, quase todas pequenas, e gosto delas assim.
## Percurso
**Contabilista certificada**
Silva, Reis & Associados | Caldas da Rainha
jan. 2020 – presente
IES, Modelo 22, IVA, salários, relação com a AT
**Técnica de contabilidade**
Frutas Campotec | Torres Vedras
set. 2014 – dez. 2019
Contas correntes, reconciliações, exportação
**Assistente administrativa**
Cerâmicas São Bernardo | Alcobaça
fev. 2011 – ago. 2014
## Formação
Licenciatura em Contabilidade e Finanças, ESTG Leiria, 2014 (pós-laboral)
Ordem dos Contabilistas Certificados, inscrita desde 2016
]]
`,
  }),
  cv('24-pt-br-professora', 'doc', 'pt', 'BR', {
    names: ['Luciane Kowalski Rech', 'Luciane Rech'],
    email: 'prof.luciane@serramail.example',
    phone: '54 95550-0162',
    city: 'Caxias do Sul',
    headline: 'Professora de Matemática',
    languages: ['Português', 'Italiano'],
    jobs: [
      'Professora de Matemática | Colégio La Salle Carmo | Caxias do Sul | 2018-02 | now',
      'Professora dos anos finais | EMEF Ruben Bento Alves | Caxias do Sul | 2012-03 | 2017-12',
      'Estagiária docente | Colégio Estadual Cristóvão de Mendoza | Caxias do Sul | 2010-08 | 2011-07',
      'Caixa | Supermercados Andreazza | Caxias do Sul | 2007 | 2010',
    ],
    aside: [2],
    page: `
! Luciane Kowalski Rech
Professora de Matemática
Bairro Lourdes, Caxias do Sul, RS | 54 95550-0162 | prof.luciane@serramail.example
# Atuação
|| 4 13
| 2/2018 – atual | Professora de Matemática, Colégio La Salle Carmo, Caxias do Sul. Ensino médio, olimpíada (OBMEP), itinerário de educação financeira
| 3/2012 – 12/2017 | Professora dos anos finais, EMEF Ruben Bento Alves, Caxias do Sul. Concurso de 2011, 6.º ao 9.º ano
| 8/2010 – 7/2011 | Estagiária docente, Colégio Estadual Cristóvão de Mendoza, Caxias do Sul
| 2007 – 2010 | Caixa, Supermercados Andreazza, Caxias do Sul
# Formação acadêmica
|| 4 13
| 2016 | Especialização em Ensino de Matemática, UCS
| 2011 | Licenciatura em Matemática, UCS
# Idiomas
Português, Italiano (intermediário, e o talian da nonna)
# Pretensão
Até 30 horas-aula por semana, manhã e tarde
`,
  }),
  cv('25-nl-nl-loodgieter', 'pdf', 'nl', 'NL', {
    names: ['Mehmet Yıldırım', 'Mehmet Yildirim'],
    email: 'm.yildirim@maasmail.example',
    phone: '06-55501264',
    city: 'Schiedam',
    headline: 'Allround loodgieter / cv-monteur',
    languages: ['Nederlands', 'Turks'],
    jobs: [
      'Servicemonteur | Feenstra | Rotterdam | 2018-06 | now',
      'Loodgieter | Installatiebedrijf Van der Knaap | Vlaardingen | 2010-09 | 2018-05',
      'Leerling-loodgieter | Breman | Schiedam | 2007-09 | 2010-08',
    ],
    aside: [2],
    page: `
! Mehmet Yıldırım
Allround loodgieter / cv-monteur
Schiedam | 06-55501264 | m.yildirim@maasmail.example | geb. 1990 | rijbewijs B en BE
# Wat ik kan
* Storingen aan alle gangbare ketels, warmtepompen tot 12 kW
* Zink en lood, dakgoten, badkamers van kaal tot tegel
* Netjes tegen klanten, ook als ze boos zijn
# Werkervaring
**Servicemonteur**, Feenstra, Rotterdam
juni 2018 – heden
Eigen bus, acht adressen per dag, storingsdienst
**Loodgieter**, Installatiebedrijf Van der Knaap, Vlaardingen
september 2010 – mei 2018
Renovatie van portiekflats, corporaties
**Leerling-loodgieter**, Breman, Schiedam
september 2007 – augustus 2010
# Diploma's
BBL Installeren niveau 3, Zadkine, 2012
CO-certificaat, F-gassen, VCA-basis
# Talen
Nederlands, Turks
`,
  }),
  cv('26-nl-be-technieker', 'docx', 'nl', 'BE', {
    names: ['Joris Van den Bossche', 'Van den Bossche Joris'],
    email: 'joris.vdb@kempenpost.example',
    phone: '0498 55 01 71',
    city: 'Geel',
    headline: 'Onderhoudstechnieker elektromechanica',
    languages: ['Nederlands', 'Engels', 'Frans'],
    jobs: [
      'Onderhoudstechnieker | Janssen Pharmaceutica | Geel | 2020-02 | now',
      'Storingstechnieker | Soudal | Turnhout | 2014-11 | 2020-01',
      'Elektricien industrie | Fabricom | Antwerpen | 2009-07 | 2014-10',
    ],
    page: `
|| 9 8
| **Joris Van den Bossche**\\Onderhoudstechnieker elektromechanica | Rauwelkoven 12, 2440 Geel\\0498 55 01 71\\joris.vdb@kempenpost.example\\° 22 maart 1988
# Werkervaring
## Janssen Pharmaceutica, Geel
Onderhoudstechnieker, 02/2020 – heden
* Preventief en correctief onderhoud in vijf ploegen
* GMP, werkvergunningen, Maximo
## Soudal, Turnhout
Storingstechnieker, 11/2014 – 01/2020
* Vullijnen, transportbanden, Siemens S7
## Fabricom, Antwerpen
Elektricien industrie, 07/2009 – 10/2014
* Kabelbaan, borden, stops bij raffinaderijen
# Opleiding
2006 – 2009 \tBachelor elektromechanica, Thomas More Geel
2000 – 2006 \tIndustriële wetenschappen, Sint-Jozef Geel
# Attesten
BA5, VCA-VOL, hoogtewerker, heftruck
# Talen
Nederlands: moedertaal
Engels: goed
Frans: voldoende
# Verwachting
Dagdienst, of hoogstens twee ploegen. Opzegtermijn 9 weken.
`,
  }),
  cv('27-nl-nl-doktersassistente', 'doc', 'nl', 'NL', {
    names: ['Femke Dijkstra-Bakker', 'Femke Dijkstra'],
    email: 'femkedijkstra@terpmail.example',
    phone: '06 555 019 36',
    city: 'Leeuwarden',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Doktersassistente | Huisartsenpraktijk Bilgaard | Leeuwarden | 2017-10 | now',
      'Triagist | Dokterswacht Friesland | Leeuwarden | 2013-04 | 2017-09',
      'Poli-assistente | Nij Smellinghe | Drachten | 2008-08 | 2013-03',
    ],
    page: `
# CV Femke Dijkstra-Bakker
|| 5 12
| Adres | Prof. Gerbrandyweg 8, 8923 Leeuwarden
| Telefoon | 06 555 019 36
| E-mail | femkedijkstra@terpmail.example
| Geboren | 14-12-1987, Dokkum
| Burgerlijke staat | gehuwd, twee kinderen
# Werk
10-2017 / nu
Doktersassistente
Huisartsenpraktijk Bilgaard, Leeuwarden
Triage, uitstrijkjes, spreekuur wratten en oren, griepcampagne, 24 uur per week
^ 04-2013 / 09-2017
Triagist
Dokterswacht Friesland, Leeuwarden
Avonden, nachten en weekenden
^ 08-2008 / 03-2013
Poli-assistente
Nij Smellinghe, Drachten
Longgeneeskunde en KNO
# Opleiding
Mbo 4 Doktersassistent, Friese Poort, 2008
Havo, Dockinga College, 2005
Triagediploma, herregistratie 2025, KABIZ
# Talen
Nederlands, Fries, Engels (redelijk)
# Computer
Medicom, Promedico, NHG-Triagewijzer
`,
  }),
  cv('28-nl-nl-planner', 'pdf', 'nl', 'NL', {
    names: ['Soraya Wijngaarde', 'Soraya M. Wijngaarde'],
    email: 'sorayawijngaarde@flevopost.example',
    phone: '+31 6 5550 1388',
    city: 'Almere',
    headline: 'Transportplanner',
    languages: ['Nederlands', 'Engels', 'Sranantongo', 'Duits'],
    jobs: [
      'Transportplanner | Simon Loos | Zaandam | 2022-05 | now',
      'Medewerker planning | PostNL | Almere | 2018-02 | 2022-04',
      'Klantenservicemedewerker | bol.com | Utrecht | 2015-08 | 2018-01',
    ],
    page: `
[[ 11 6
! Soraya M. Wijngaarde
Transportplanner
# Over mij
Ik plan graag strak en bel liever dan dat ik mail. In december de rustigste op de afdeling.
# Ervaring
**Transportplanner**
Simon Loos – Zaandam
05.2022 – heden
* 85 wagens, supermarktdistributie, rijtijdenbesluit
* Invoering van het nieuwe TMS op de vestiging
**Medewerker planning**
PostNL – Almere
02.2018 – 04.2022
* Pakketdepot, 110 subcontractors
**Klantenservicemedewerker**
bol.com – Utrecht
08.2015 – 01.2018
# Opleiding
Mbo 4 Logistiek supervisor, ROC van Flevoland, 2018
Havo, Helen Parkhurst, 2013
---
# Contact
Almere
+31 6 5550 1388
sorayawijngaarde@flevopost.example
linkedin.example/in/sorayawijngaarde
# Talen
Nederlands
Engels
Sranantongo
Duits (basis)
# Systemen
SAP TM
Transics
Excel
# Vrije tijd
Kawinaband, volkstuin
]]
`,
  }),
  cv('29-sv-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Hodan Abdi Warsame', 'Hodan Warsame'],
    email: 'hodan.warsame@gavlepost.example',
    phone: '070-174 06 21',
    city: 'Gävle',
    headline: 'Undersköterska',
    languages: ['Somaliska', 'Svenska', 'Arabiska'],
    jobs: [
      'Undersköterska | Gävle sjukhus | Gävle | 2021-09 | now',
      'Undersköterska, hemtjänst | Gävle kommun | Gävle | 2018-06 | 2021-08',
      'Vårdbiträde | Attendo Furuvik | Furuvik | 2015-03 | 2018-05',
      'Lokalvårdare | Samhall | Sandviken | 2013-01 | 2015-02',
    ],
    page: `
! Hodan Abdi Warsame
Undersköterska
Sätra, Gävle
070-174 06 21
hodan.warsame@gavlepost.example
B-körkort
# Om mig
Jag är lugn, van vid akuta lägen och tycker om nattpass. Nu söker jag mig till ambulans eller akutmottagning.
# Arbetslivserfarenhet
2021-09 – pågående \tUndersköterska, Gävle sjukhus, Gävle
\tOrtopedavdelning: omvårdnad, gipsning, provtagning, larm
2018-06 – 2021-08 \tUndersköterska, hemtjänst, Gävle kommun, Gävle
\tNattpatrull med bil, delegering insulin
2015-03 – 2018-05 \tVårdbiträde, Attendo Furuvik, Furuvik
2013-01 – 2015-02 \tLokalvårdare, Samhall, Sandviken
# Utbildning
2016 – 2018 \tVård- och omsorgsprogrammet, Komvux Gävle
2011 – 2013 \tSfi och svenska som andraspråk, Sandviken
# Språk
Somaliska (modersmål), Svenska (flytande), Arabiska (god)
# Referenser
Lämnas gärna vid intervju
`,
  }),
  cv('30-sv-se-snickare', 'doc', 'sv', 'SE', {
    names: ['Pär-Erik Löfdahl', 'Pär-Erik "Perka" Löfdahl'],
    email: 'perka@lofdahlbygg.example',
    phone: '070-174 06 58',
    city: 'Skellefteå',
    languages: [],
    jobs: [
      'Platschef | Löfdahl Bygg (eget) | Skellefteå | 2016-01 | 2026-08',
      'Lagbas | NCC | Umeå | 2006-04 | 2015-12',
      'Snickare | Lundström & Söner | Burträsk | 1998-08 | 2006-03',
    ],
    page: `
# Pär-Erik "Perka" Löfdahl
Storgatan 2 B, 931 31 Skellefteå * tfn 070-174 06 58 * perka@lofdahlbygg.example
Född 1979, sambo, tre barn, två hundar
^ Hej! Här kommer mitt cv. Jag har lagt ner firman i somras eftersom ryggen sa ifrån med allt pappersarbete (skämt, det var tvärtom) och vill ha en anställning som arbetsledare eller kalkylator.
## Jobb
**Platschef, Löfdahl Bygg (eget)**, Skellefteå, jan 2016 – aug 2026
Som mest sju anställda. Villor, stall, ombyggnad av två förskolor.
**Lagbas, NCC**, Umeå, apr 2006 – dec 2015
Stomme och inredning, Norrlands universitetssjukhus med mera
**Snickare, Lundström & Söner**, Burträsk, aug 1998 – mars 2006
## Utbildning
Byggprogrammet, Anderstorpsgymnasiet, Skellefteå 1998
Bas-P och Bas-U 2015, heta arbeten, ställning 2–9 m, kontrollansvarig (K) 2021
## Körkort
B, BE, traktor, skoter
`,
  }),
  cv('31-sv-se-projektledare', 'pdf', 'sv', 'SE', {
    names: ['Agnieszka Lindqvist', 'Agnieszka Nowicka Lindqvist'],
    email: 'agnieszka.lindqvist@malarpost.example',
    phone: '+46 70 174 06 93',
    city: 'Västerås',
    headline: 'Projektledare elkraft',
    languages: ['Polska', 'Svenska', 'Engelska'],
    jobs: [
      'Projektledare | Hitachi Energy | Västerås | 2020-03 | now',
      'Konstruktör ställverk | ABB AB | Västerås | 2013-09 | 2020-02',
      'Elkonstruktör | Energoprojekt | Kraków | 2009-07 | 2013-06',
    ],
    page: `
HEAD Agnieszka Nowicka Lindqvist | Projektledare elkraft
|| 5 12
| Bostadsort | Västerås
| Telefon | +46 70 174 06 93
| E-post | agnieszka.lindqvist@malarpost.example
| Tillträde | tre månaders uppsägning
# Sammanfattning
Civilingenjör i elkraft som leder leveransprojekt på 40 till 200 miljoner kronor, från order till besiktning.
# Anställningar
**Hitachi Energy, Västerås**
Projektledare (mars 2020 – nu)
* HVDC-stationer, delprojekt hjälpkraft
* Budget, risk, underleverantörer i Polen och Italien
**ABB AB, Västerås**
Konstruktör ställverk (september 2013 – februari 2020)
* EPLAN, provning, idrifttagning på plats
**Energoprojekt, Kraków**
Elkonstruktör (juli 2009 – juni 2013)
# Utbildning
Civilingenjör elkraft, AGH i Kraków, 2009
IPMA nivå C, 2022
# Språk
Polska – modersmål
Svenska – flytande
Engelska – flytande
`,
  }),
  cv('32-da-dk-toemrer', 'docx', 'da', 'DK', {
    names: ['Rasmus Holck Thygesen', 'Rasmus Thygesen'],
    email: 'rasmus.holck@fjordpost.example',
    phone: '20 55 01 48',
    city: 'Holstebro',
    languages: [],
    jobs: [
      'Tømrer og sjakbajs | Kjærgaard Tømrer & Snedker | Holstebro | 2019-04 | now',
      'Tømrersvend | Enemærke & Petersen | Herning | 2014-02 | 2019-03',
      'Tømrerlærling | Aulum Byggeforretning | Aulum | 2010-01 | 2014-01',
    ],
    aside: [2],
    page: `
! Rasmus Holck Thygesen
Skivevej 61, 7500 Holstebro
Mobil 20 55 01 48
rasmus.holck@fjordpost.example
Født 5. maj 1992
# Kort om mig
Tømrer med orden i varevognen. Har kørt sjak på fire mand siden 2022 og vil gerne videre som byggeleder.
# Erhvervserfaring
**Tømrer og sjakbajs**
Kjærgaard Tømrer & Snedker, Holstebro
April 2019 – nu
* Tage, vinduer, efterisolering, landbrugsbyggeri
**Tømrersvend**
Enemærke & Petersen, Herning
Februar 2014 – marts 2019
* Renovering af almene boliger, akkord
**Tømrerlærling**
Aulum Byggeforretning, Aulum
Januar 2010 – januar 2014
# Uddannelse
Svendebrev som tømrer (bronze), UCH Holstebro, 2014
10. klasse, Vinderup, 2009
# Kurser
Stillads, epoxy, teleskoplæsser, AMU ledelse 1
# Fritid
Håndboldtræner for U13, gamle Puch'er
`,
  }),
  cv('33-da-dk-profil', 'doc', 'da', 'DK', {
    names: [],
    city: 'Odense',
    headline: 'Regnskabsassistent',
    languages: ['Dansk', 'Engelsk', 'Tyrkisk'],
    jobs: [
      'Regnskabsassistent | Produktionsvirksomhed inden for robotter | Odense | 2021-08 | now',
      'Bogholder | Autoforhandler | Middelfart | 2016-03 | 2021-07',
      'Kontorelev | Revisionsfirma | Odense | 2014-02 | 2016-02',
    ],
    aside: [2],
    page: `
HEAD Fyns Vikar & Rekruttering ApS – kandidatprofil nr. 3318 – fortrolig
# Regnskabsassistent
|| 5 12
| Bopæl | Odense
| Timer | 30–37 pr. uge
| Opsigelse | løbende måned + 1
| Kontakt | Bettina Friis, tlf. 71 55 01 20, bettina@fynsvikar.example
## Baggrund
|| 4 13
| 08.2021 – nu | **Regnskabsassistent**\\Produktionsvirksomhed inden for robotter, Odense\\Kreditorer, moms i fem lande, månedsafslutning i Business Central
| 03.2016 – 07.2021 | **Bogholder**\\Autoforhandler, Middelfart\\Debitorer, løn til 28, registreringsafgift
| 02.2014 – 02.2016 | **Kontorelev**\\Revisionsfirma, Odense
## Uddannelse
|| 4 13
| 2020 | Akademifag i økonomistyring, UCL
| 2013 | HHX, Tietgen Handelsgymnasium
## Sprog
Dansk, Engelsk (mundtligt godt), Tyrkisk
## Vores vurdering
Stabil, hurtig og med humor. Referencer er indhentet hos to ledere.
`,
  }),
  cv('34-da-dk-sosu', 'pdf', 'da', 'DK', {
    names: ['Arzu Demir Kristensen', 'Arzu Kristensen'],
    email: 'arzukristensen@vestegnspost.example',
    phone: '+45 31 55 01 72',
    city: 'Ishøj',
    headline: 'Social- og sundhedsassistent',
    languages: ['Dansk', 'Kurdisk', 'Tyrkisk'],
    jobs: [
      'Social- og sundhedsassistent | Plejecenter Kærbo | Ishøj | 2020-10 | now',
      'Social- og sundhedshjælper | Høje-Taastrup Kommune | Taastrup | 2014-05 | 2018-12',
      'Butiksassistent | Netto | Hundige | 2009 | 2014',
    ],
    page: `
[[ 6 11
**Arzu Demir Kristensen**
Social- og sundhedsassistent
^ Ishøj
+45 31 55 01 72
arzukristensen@vestegnspost.example
^ **Sprog**
Dansk
Kurdisk
Tyrkisk
^ **IT**
Nexus, FMK, Fælles Sprog III
^ **Autorisation**
Styrelsen for Patientsikkerhed, 2020
---
## Profil
Jeg har arbejdet med demens i seks år og er stadig glad for det. Mit mål er et sted med tid til at drikke kaffen færdig sammen med beboerne.
## Erfaring
**Social- og sundhedsassistent**
Plejecenter Kærbo, Ishøj
okt. 2020 – d.d.
Medicinansvarlig, praktikvejleder, kontakt til pårørende
**Social- og sundhedshjælper**
Høje-Taastrup Kommune, Taastrup
maj 2014 – dec. 2018
Hjemmepleje, aften
**Butiksassistent**
Netto, Hundige
2009 – 2014
## Uddannelse
SOSU-assistent, SOSU H, januar 2019 – september 2020
SOSU-hjælper, SOSU C, 2014
]]
`,
  }),
  cv('35-no-no-helsefagarbeider', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Rahel Tesfay Gebremedhin', 'Rahel Tesfay'],
    email: 'rahel.tesfay@mjosmail.example',
    phone: '405 50 183',
    city: 'Hamar',
    headline: 'Helsefagarbeider',
    languages: ['Tigrinja', 'Norsk', 'Engelsk'],
    jobs: [
      'Helsefagarbeider | Hamar kommune, Finsal omsorgssenter | Hamar | 2021-06 | now',
      'Pleieassistent | Stange kommune | Stange | 2017-09 | 2021-05',
      'Renholder | ISS Facility Services | Hamar | 2016-02 | 2017-08',
    ],
    page: `
> CV
! Rahel Tesfay Gebremedhin
Helsefagarbeider
Vognvegen 33, 2316 Hamar
Telefon 405 50 183
E-post rahel.tesfay@mjosmail.example
# Arbeidserfaring
Juni 2021 – nå
Helsefagarbeider
Hamar kommune, Finsal omsorgssenter, Hamar
Skjermet enhet, medisinkurs bestått, tillitsvalgt i Fagforbundet
^ September 2017 – mai 2021
Pleieassistent
Stange kommune, Stange
Vikar, så fast 60 %
^ Februar 2016 – august 2017
Renholder
ISS Facility Services, Hamar
# Utdanning
Fagbrev i helsearbeiderfaget, Innlandet fylkeskommune, 2021
Norskkurs B1/B2, Hamar læringssenter, 2016
Videregående skole, Keren (Eritrea), 2009
# Språk
Tigrinja (morsmål), Norsk (B2), Engelsk (A2)
# Annet
Førerkort klasse B. Kan jobbe annenhver helg og natt.
`,
  }),
  cv('36-no-no-kranforer', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Odd-Arne Nesheim'],
    email: 'oa.nesheim@hardangerpost.example',
    phone: '+47 915 50 127',
    city: 'Odda',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Kranfører tårnkran | Veidekke | Bergen | 2017-02 | now',
      'Kranfører offshore | Archer | Stavanger | 2010-05 | 2016-06',
      'Prosessoperatør | Boliden Odda | Odda | 2001-08 | 2010-04',
    ],
    page: `
! Odd-Arne Nesheim
|| 5 12
| Adresse | Eitrheimsvegen 90, 5750 Odda
| Mobil | +47 915 50 127
| E-post | oa.nesheim@hardangerpost.example
| Født | 1981
| Sertifikat | B, BE, C, T
# Praksis
* 02/2017 – d.d.: Kranfører tårnkran, Veidekke, Bergen. Bybanen, skoler, 14/21-ordning
* 05/2010 – 06/2016: Kranfører offshore, Archer, Stavanger. Nedbemannet da oljeprisen falt
* 08/2001 – 04/2010: Prosessoperatør, Boliden Odda, Odda. Støperi, skift
# Kurs og bevis
Fagbrev i kran- og løfteoperasjoner, 2012
G1, G4, G5, G8, G11, G20
GSK utgått, fornyes ved behov
# Utdanning
Grunnkurs og VK1 mekaniske fag, Odda vidaregåande skule, 2000
# Språk
Norsk, Engelsk
# Referanser
Formann Veidekke oppgis på telefon
`,
  }),
];
