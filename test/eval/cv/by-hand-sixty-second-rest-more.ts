import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-second-rest');

/** Sixteen more that are closed: Portuguese, Dutch, Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_SIXTY_SECOND_REST_MORE: Sheet[] = [
  cv('21-pt-br-rh', 'doc', 'pt', 'BR', {
    names: ['Thaís Rodrigues de Almeida Prado', 'Thaís de Almeida Prado', 'Thaís Almeida Prado'],
    email: 'thais.aprado@paulistamail.example',
    phone: '(19) 95550-0147',
    city: 'Campinas',
    headline: 'Analista de RH Pleno',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Analista de RH Pleno | Bosch | Campinas | 2021-08 | now',
      'Assistente de Departamento Pessoal | Unimed Campinas | Campinas | 2018-03 | 2021-07',
      'Estagiária de Recrutamento e Seleção | Grupo Recrutar Mais | Valinhos | 2016-08 | 2017-12',
    ],
    aside: [2],
    page: `
! Thaís Rodrigues de Almeida Prado
Brasileira, solteira, 31 anos
Rua Barão de Jaguara, 1210, ap. 83 – Centro – Campinas/SP
Celular: (19) 95550-0147
E-mail: thais.aprado@paulistamail.example
# OBJETIVO
Analista de RH Pleno
# RESUMO DE QUALIFICAÇÕES
* Vivência em recrutamento e seleção, folha, benefícios e eSocial
* Entrevista por competências, assessment, onboarding
* Excel avançado, Power BI, Gupy, SAP SuccessFactors
# EXPERIÊNCIA PROFISSIONAL
**Bosch – Campinas** (08/2021 – atual)
Cargo: Analista de RH Pleno
* Vagas operacionais e administrativas, em média 25 por mês
* Programa Jovem Aprendiz e PCD
* Indicadores de turnover e absenteísmo
**Unimed Campinas** (03/2018 – 07/2021)
Cargo: Assistente de Departamento Pessoal
* Admissão, férias, rescisão, ponto eletrônico de 900 colaboradores
**Grupo Recrutar Mais – Valinhos** (08/2016 – 12/2017)
Cargo: Estagiária de Recrutamento e Seleção
# FORMAÇÃO
MBA em Gestão de Pessoas – FGV – concluído em 2022
Psicologia – PUC-Campinas – concluído em 2017
# IDIOMAS
Inglês – avançado
Espanhol – básico
`,
  }),
  cv('22-pt-br-soldador', 'pdf', 'pt', 'BR', {
    names: ['Edmilson Ferreira da Conceição', 'Edmilson da Conceição'],
    email: 'edmilsonsoldas@macaemail.example',
    phone: '(22) 95550-0181',
    city: 'Macaé',
    languages: [],
    jobs: [
      'Soldador TIG/ER offshore | Ocyan | Macaé | 2022-02 | now',
      'Soldador TIG | Estaleiro Mauá | Niterói | 2012-05 | 2016-03',
      'Ajudante de caldeiraria | Metalúrgica São Jorge | Campos dos Goytacazes | 2007-10 | 2012-04',
      'Motorista de aplicativo | Uber | Macaé | 2016-06 | 2022-01',
    ],
    page: `
> **EDMILSON FERREIRA DA CONCEIÇÃO**
> Rua 14, casa 6, Lagomar – Macaé/RJ
> Tel./Zap (22) 95550-0181 – recado com Rosângela (22) 95550-0116
> edmilsonsoldas@macaemail.example
^ **Área de interesse:** solda e caldeiraria, onshore ou offshore
^ **Experiência na área**
**Ocyan – Macaé**
Função: Soldador TIG/ER offshore
Período: fev/2022 até o momento
Embarque 14x14, aço carbono, duplex e inconel, tubulação de processo
**Estaleiro Mauá – Niterói**
Função: Soldador TIG
Período: mai/2012 a mar/2016
**Metalúrgica São Jorge – Campos dos Goytacazes**
Função: Ajudante de caldeiraria
Período: out/2007 a abr/2012
^ **Outra experiência**
**Uber – Macaé**
Função: Motorista de aplicativo
Período: jun/2016 a jan/2022
^ **Escolaridade**
Ensino médio completo, C.E. Nilo Peçanha, 2006
^ **Cursos**
* Soldador TIG e eletrodo revestido, SENAI, 2011
* CBSP e HUET válidos até 2028
* NR-33, NR-34, NR-35
^ **Qualificações**
6G em inox e carbono, sinete Petrobras
`,
  }),
  cv('23-pt-enfermeira', 'docx', 'pt', 'PT', {
    names: ['Djamila Évora Tavares', 'Djamila Tavares'],
    email: 'djamila.tavares@margemsul.example',
    phone: '+351 912 555 084',
    city: 'Seixal',
    headline: 'Enfermeira especialista em Enfermagem de Reabilitação',
    languages: ['Português', 'Crioulo cabo-verdiano', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeira especialista | Centro de Medicina de Reabilitação de Alcoitão | Cascais | 2023-01 | now',
      'Enfermeira | Hospital Garcia de Orta | Almada | 2015-11 | 2022-12',
      'Enfermeira | Lar Nossa Senhora da Piedade | Barreiro | 2014-09 | 2015-10',
    ],
    page: `
HEAD Djamila Évora Tavares | Curriculum vitae | outubro de 2026
[[ 11 6
# Experiência profissional
**Enfermeira especialista**
Centro de Medicina de Reabilitação de Alcoitão, Cascais
Janeiro de 2023 – presente
* Lesão medular e AVC, treino de AVD, ensino à família
* Supervisão de estudantes de especialidade
**Enfermeira**
Hospital Garcia de Orta, Almada
Novembro de 2015 – dezembro de 2022
* Ortopedia (4 anos) e Unidade de AVC (3 anos), roulement
**Enfermeira**
Lar Nossa Senhora da Piedade, Barreiro
Setembro de 2014 – outubro de 2015
# Formação académica
Mestrado em Enfermagem de Reabilitação, ESEL, 2020 – 2022
Licenciatura em Enfermagem, Escola Superior de Saúde de Setúbal, 2010 – 2014
12.º ano, Liceu Ludgero Lima, Mindelo, 2009
---
Enfermeira especialista em Enfermagem de Reabilitação
^ **Contactos**
Rua da Fraternidade, 3, 2.º Dto
2840 Seixal
+351 912 555 084
djamila.tavares@margemsul.example
Cédula da OE: a pedido
^ **Línguas**
Português
Crioulo cabo-verdiano
Inglês (B2)
Francês (B1)
^ **Outras competências**
SClínico, Glintt
SBV formadora
Carta de condução B
]]
`,
  }),
  cv('24-nl-timmerman', 'doc', 'nl', 'NL', {
    names: ['Gerben Hoekstra'],
    email: 'gerbenhoekstra@friesmail.example',
    phone: '06 5550 0127',
    city: 'Joure',
    languages: ['Nederlands', 'Fries', 'Duits'],
    jobs: [
      'Allround timmerman | Bouwbedrijf Jorritsma | Bolsward | 2015-09 | now',
      'Timmerman nieuwbouw | Dijkstra Draisma | Dokkum | 2008-03 | 2015-08',
      'Leerling-timmerman | Bouwgroep De Wouden | Heerenveen | 2004-08 | 2008-02',
    ],
    aside: [2],
    page: `
CV Gerben Hoekstra

Adres: Scheen 45, 8501 Joure
Mobiel: 06 5550 0127
Mail: gerbenhoekstra@friesmail.example
Geb. datum: 8 mei 1988
Rijbewijs: B en BE, eigen bus met gereedschap

# Wie ben ik
Nuchtere vakman, werk het liefst aan oude boerderijen en kapconstructies. Kan met een tekening lezen én met de klant praten. Zoek iets dichterbij huis, max. half uur rijden.
# Werk
Sept 2015 – nu: Allround timmerman bij Bouwbedrijf Jorritsma, Bolsward
Renovatie en restauratie, kozijnen, trappen, dakkapellen. Meewerkend voorman op kleine klussen.
Mrt 2008 – aug 2015: Timmerman nieuwbouw bij Dijkstra Draisma, Dokkum
Rijtjeswoningen, prefab kappen, ruwbouw en aftimmeren.
Aug 2004 – feb 2008: Leerling-timmerman bij Bouwgroep De Wouden, Heerenveen (BBL)
# Opleiding
Timmerman niveau 3, Friese Poort, Sneek, 2008
VMBO basis, Bornego College, Joure, 2004
VCA vol (t/m 2031), BHV, hoogwerker
# Talen
Nederlands, Fries, Duits (een beetje)
# Vrije tijd
Skûtsjesilen, kaatsen kijken, twee dochters
`,
  }),
  cv('25-nl-verzorgende', 'pdf', 'nl', 'NL', {
    names: ['Naima Bouazzaoui'],
    email: 'n.bouazzaoui@maasmail.example',
    phone: '06 5550 0193',
    city: 'Rotterdam',
    headline: 'Verzorgende IG',
    languages: ['Nederlands', 'Berbers', 'Arabisch', 'Engels'],
    jobs: [
      'Verzorgende IG wijkzorg | Laurens | Rotterdam | 2021-05 | now',
      'Verzorgende IG | Aafje | Rotterdam | 2016-09 | 2021-04',
      'Helpende plus | Humanitas | Rotterdam | 2013-02 | 2016-08',
      'Kassamedewerkster | Albert Heijn | Rotterdam | 2008 | 2012',
    ],
    page: `
! Naima Bouazzaoui
**Verzorgende IG**
Bevoegd en bekwaam voor de voorbehouden handelingen op niveau 3
|| 4.5 12.5
| Adres | Putselaan 180b, 3074 Rotterdam
| Telefoon | 06 5550 0193
| E-mail | n.bouazzaoui@maasmail.example
| Geboren | 22-01-1990, Rotterdam
| Rijbewijs | B, e-bike aanwezig
# Profiel
Rustig aan het bed, vlot in het rapporteren. Ik ken Rotterdam-Zuid en de mensen die er wonen. Graag 24 tot 28 uur, avonden in overleg.
# Werkervaring
|| 4.5 12.5
| mei 2021 – heden | **Verzorgende IG wijkzorg**\\Laurens, Rotterdam\\Wondzorg, insuline, steunkousen, EVV-taken voor 9 cliënten
| sept. 2016 – april 2021 | **Verzorgende IG**\\Aafje, Rotterdam\\PG-afdeling, aandachtsvelder hygiëne in coronatijd
| febr. 2013 – aug. 2016 | **Helpende plus**\\Humanitas, Rotterdam
| 2008 – 2012 | **Kassamedewerkster**\\Albert Heijn, Rotterdam
# Opleidingen
|| 4.5 12.5
| 2014 – 2016 | Verzorgende IG, Zadkine (BBL)
| 2012 – 2013 | Helpende Zorg en Welzijn, Albeda
# Talen
Nederlands (moedertaal), Berbers (Tarifit), Arabisch (redelijk), Engels (basis)
`,
  }),
  cv('26-nl-be-boekhouder', 'docx', 'nl', 'BE', {
    names: ['Wim Vanderstraeten'],
    email: 'wim.vanderstraeten@demermail.example',
    phone: '0470 55 01 87',
    city: 'Aarschot',
    headline: 'Boekhouder met zin voor cijfers en mensen',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Senior boekhouder | SBB Accountants en Adviseurs | Leuven | 2017-01 | now',
      'Dossierbeheerder | Fiduciaire Claes-Peeters | Diest | 2010-09 | 2016-12',
      'Hulpboekhouder | Delhaize | Brussel | 2006-10 | 2010-08',
      'Jobstudent magazijn | Colruyt | Halle | 2004 | 2006',
    ],
    page: `
> **Wim Vanderstraeten**
> Boekhouder met zin voor cijfers en mensen
> Leuvensesteenweg 211, 3200 Aarschot – 0470 55 01 87 – wim.vanderstraeten@demermail.example
# WERKERVARING
## SBB Accountants en Adviseurs, Leuven
__Senior boekhouder, januari 2017 tot heden__
* Een veertigtal dossiers land- en tuinbouw, vrije beroepen en kmo’s
* Btw, jaarrekening, vennootschapsbelasting, Biztax en Intervat
* Peter van twee stagiairs ITAA
## Fiduciaire Claes-Peeters, Diest
__Dossierbeheerder, september 2010 tot december 2016__
## Delhaize, Brussel
__Hulpboekhouder, oktober 2006 tot augustus 2010__
* Leveranciers en creditnota’s, tweetalige dienst
## Colruyt, Halle
__Jobstudent magazijn, 2004 tot 2006__
# OPLEIDING
Bachelor Accountancy-Fiscaliteit, UC Leuven, 2003 – 2006
Economie-Moderne Talen, Sint-Jozefscollege Aarschot, 1997 – 2003
Lid ITAA sinds 2014
# TALEN
Nederlands: moedertaal
Frans: zeer goed
Engels: goed
# IT
Exact Online, Octopus, Yuki, Excel
# LOONVERWACHTING
Te bespreken; wagen geen must, maaltijdcheques wel
`,
  }),
  cv('27-nl-procesoperator', 'doc', 'nl', 'NL', {
    names: [],
    city: 'Terneuzen',
    headline: 'Procesoperator B',
    languages: ['Nederlands', 'Engels', 'Frans'],
    jobs: [
      'Procesoperator B | Yara | Sluiskil | 2018-10 | now',
      'Productiemedewerker | Lamb Weston | Kruiningen | 2014-01 | 2018-09',
      'Matroos | Multraship | Terneuzen | 2009-06 | 2013-12',
    ],
    page: `
HEAD Schelde Flex & Techniek – Mosselkade 2, Terneuzen – 020 555 0170 – kandidaten@scheldeflex.example
**KANDIDAATVOORSTEL** ref. SFT-3388
|| 6 11
| Functie | Procesoperator B
| Woonplaats | Terneuzen
| Leeftijd | 36
| Opzegtermijn | 1 maand
| Ploegendienst | 5-ploegen, akkoord
| Vervoer | auto en rijbewijs B
| Tarief | zie begeleidende mail
**Opleiding en certificaten**
|| 6 11
| 2019 | VAPRO B, Scalda Terneuzen
| 2009 | Matroos binnenvaart, STC Rotterdam
| geldig | VCA vol, adembescherming, gasmeten, heftruck
**Werkervaring**
|| 6 11
| okt. 2018 – heden | Yara, Sluiskil\\Procesoperator B\\Ammoniakfabriek, buitenronde en paneel in opleiding, werkvergunningen, LOTO
| jan. 2014 – sept. 2018 | Lamb Weston, Kruiningen\\Productiemedewerker\\Bakstraat en verpakking
| juni 2009 – dec. 2013 | Multraship, Terneuzen\\Matroos\\Havensleepdienst
**Talen**
Nederlands, Engels (goed), Frans (matig)
**Toelichting intercedent**
Kandidaat wil doorgroeien naar operator A, bij huidige werkgever staat een wachtrij. Referenties na akkoord.
`,
  }),
  cv('28-sv-underskoterska', 'pdf', 'sv', 'SE', {
    names: ['Hodan Abdullahi Warsame', 'Hodan Warsame', 'Hodan Abdullahi'],
    email: 'hodan.warsame@malarpost.example',
    phone: '070-174 06 22',
    city: 'Västerås',
    headline: 'Undersköterska',
    languages: ['Somaliska', 'Svenska', 'Engelska', 'Arabiska'],
    jobs: [
      'Undersköterska | Västmanlands sjukhus | Västerås | 2022-03 | now',
      'Undersköterska, natt | Attendo Skallberget | Västerås | 2018-06 | 2022-02',
      'Vårdbiträde | Hemtjänsten, Västerås stad | Västerås | 2016-01 | 2018-05',
      'Lokalvårdare | Samhall | Köping | 2013-08 | 2015-06',
    ],
    page: `
# Hodan Abdullahi Warsame
Undersköterska
Bjurhovdagatan 31, 723 53 Västerås
070-174 06 22
hodan.warsame@malarpost.example
## Om mig
Jag är en lugn och noggrann undersköterska med skyddad yrkestitel. Har arbetat natt i fyra år och vill nu bara jobba dag eller kväll. Mina kollegor brukar säga att jag aldrig går innan det är klart.
## Arbetslivserfarenhet
**Undersköterska**, Västmanlands sjukhus, Västerås
mars 2022 – pågående
* Geriatrisk avdelning, 24 platser
* NEWS2, kateter, provtagning, omläggning
* Handledare för elever
**Undersköterska, natt**, Attendo Skallberget, Västerås
juni 2018 – februari 2022
**Vårdbiträde**, Hemtjänsten, Västerås stad
januari 2016 – maj 2018
**Lokalvårdare**, Samhall, Köping
augusti 2013 – juni 2015
## Utbildning
Vård- och omsorgsprogrammet, Komvux Västerås, 2016 – 2018
SFI D och svenska som andraspråk, Köping, 2011 – 2013
## Språk
Somaliska (modersmål)
Svenska (flytande)
Engelska (bra)
Arabiska (förstår)
## Övrigt
B-körkort. Bevis om undersköterska från Socialstyrelsen 2023. Referenser lämnas vid intervju.
`,
  }),
  cv('29-sv-larare', 'docx', 'sv', 'SE', {
    names: ['Per-Olof Nordlander', 'Per-Olof (Pelle) Nordlander', 'Pelle Nordlander'],
    email: 'pelle.nordlander@norrbottenmail.example',
    phone: '070-174 06 48',
    city: 'Luleå',
    languages: ['Svenska', 'Engelska', 'Finska'],
    headline: 'Legitimerad lärare i teknik och NO, åk 7–9',
    jobs: [
      'Ämneslärare | Tunaskolan | Luleå | 2014-08 | now',
      'Lärarvikarie | Hertsöskolan | Luleå | 2009-08 | 2010-06',
      'Processtekniker | SSAB | Luleå | 1998-04 | 2009-05',
    ],
    page: `
HEAD Meritförteckning
! Per-Olof (Pelle) Nordlander
Legitimerad lärare i teknik och NO, åk 7–9
|| 4 13
| Adress | Bensbyvägen 88, 972 42 Luleå
| Telefon | 070-174 06 48
| E-post | pelle.nordlander@norrbottenmail.example
| Född | 1977
^ **ANSTÄLLNINGAR**
|| 4 13
| 2014-08 – tills vidare | Ämneslärare, Tunaskolan, Luleå. Fysik, kemi, teknik. Förstelärare sedan 2020. Ansvarig för First Lego League.
| 2009-08 – 2010-06 | Lärarvikarie, Hertsöskolan, Luleå. Matematik åk 8.
| 1998-04 – 2009-05 | Processtekniker, SSAB, Luleå. Masugn och koksverk, skiftgång.
^ **UTBILDNING**
|| 4 13
| 2010 – 2014 | Ämneslärarprogrammet 7–9, Luleå tekniska universitet
| 1993 – 1996 | Naturvetenskapligt program, Hermelinsskolan
^ **SPRÅK**
Svenska, Engelska, Finska (talar med min morfar)
^ **UPPDRAG**
Skyddsombud för Sveriges Lärare, tränare i Luleå Hockeys ungdomsverksamhet
^ **REFERENSER**
Rektor Anna-Karin Heikki, Tunaskolan, 070-174 06 91
`,
  }),
  cv('30-sv-lastbilsmekaniker', 'doc', 'sv', 'SE', {
    names: ['Dragan Petrović', 'Dragan Petrovic'],
    email: 'dragan.p.mek@smalandsmail.example',
    phone: '070-174 06 77',
    city: 'Värnamo',
    languages: ['Svenska', 'Serbiska', 'Engelska'],
    jobs: [
      'Verkmästare | Scania Verkstad | Värnamo | 2020 | now',
      'Lastbilsmekaniker | Volvo Truck Center | Jönköping | 2009 | 2020',
      'Montör | Finnveden Metal Structures | Gnosjö | 2004 | 2009',
    ],
    page: `
CV
DRAGAN PETROVIĆ
Född 1983 i Kragujevac, i Sverige sedan 1993
Västra Vägen 7 C, 331 32 Värnamo
Mob 070-174 06 77
dragan.p.mek@smalandsmail.example
Körkort: B, C, CE

JOBB
2020 – nu \tVerkmästare, Scania Verkstad, Värnamo. Leder 9 mekaniker, kundmottagning, garantier. Skruvar fortfarande när det är fullt.
2009 – 2020 \tLastbilsmekaniker, Volvo Truck Center, Jönköping. Motor, växellåda, felsökning Tech Tool, bakgavellyftar, ADR-besiktning.
2004 – 2009 \tMontör, Finnveden Metal Structures, Gnosjö. Robotsvets och pressar, 2-skift.

SKOLA
1999 – 2002 \tFordonsprogrammet, Finnvedens gymnasium, Värnamo

KURSER
Heta arbeten, Truckkort A+B, Kylcertifikat fordon AC, Ledarskap grund (Scania 2021), Högvolt nivå 3 ellastbil 2025

SPRÅK
Svenska, Serbiska, Engelska (teknisk)

Söker arbete som verkstadschef eller servicerådgivare inom lastbil, buss eller entreprenadmaskiner. Uppsägningstid 2 månader.
`,
  }),
  cv('31-da-tomrer', 'pdf', 'da', 'DK', {
    names: ['Rasmus Kjærgaard Bundgaard', 'Rasmus Bundgaard', 'Rasmus K. Bundgaard'],
    email: 'rasmus@bundgaardtoemrer.example',
    phone: '20 55 50 14',
    city: 'Skive',
    headline: 'Tømrersvend med mod på formandsrollen',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Tømrersvend | Lund & Staunsager | Viborg | 2021-03 | now',
      'Tømrer | Veidekke | Stavanger | 2018-08 | 2021-01',
      'Tømrersvend | Salling Tømrer- og Snedkerforretning | Skive | 2016-07 | 2018-07',
      'Tømrerlærling | Salling Tømrer- og Snedkerforretning | Skive | 2012-08 | 2016-06',
    ],
    aside: [3],
    page: `
! Rasmus Kjærgaard Bundgaard
Tømrersvend med mod på formandsrollen
Resenvej 62, 7800 Skive · 20 55 50 14 · rasmus@bundgaardtoemrer.example
# Kort om mig
33 år, gift med Line, to drenge og en ruhåret gravhund. Jeg møder til tiden og har styr på kvalitetssikringen, også når det regner.
# Erhvervserfaring
**Marts 2021 – nu: Tømrersvend, Lund & Staunsager, Viborg**
* Almene boliger, tagrenovering, facader i træ
* Sjakbajs på Houlkær-sagen (11 mand)
* Arbejdsmiljørepræsentant fra 2023
**August 2018 – januar 2021: Tømrer, Veidekke, Stavanger**
* Rotation 12/9, elementbyggeri, skole og sygehus
**Juli 2016 – juli 2018: Tømrersvend, Salling Tømrer- og Snedkerforretning, Skive**
**August 2012 – juni 2016: Tømrerlærling, Salling Tømrer- og Snedkerforretning, Skive**
* Svendeprøve med bronzemedalje
# Uddannelse og kurser
Tømrer, Skive Tekniske Skole, 2016
Rulle- og bukkestillads, asbest, epoxy, arbejdsmiljøuddannelsen
Kørekort B/E
# Sprog
Dansk, Engelsk (godt), Norsk (taler jeg med et smil)
`,
  }),
  cv('32-da-sosu', 'docx', 'da', 'DK', {
    names: ['Nguyen Thi Thanh Huong', 'Thanh Huong Nguyen', 'Huong Nguyen'],
    email: 'huong.nguyen@fynmail.example',
    phone: '20 55 50 39',
    city: 'Odense',
    headline: 'Social- og sundhedsassistent',
    languages: ['Vietnamesisk', 'Dansk', 'Engelsk'],
    jobs: [
      'Social- og sundhedsassistent | Odense Universitetshospital | Odense | 2022-02 | now',
      'Social- og sundhedshjælper | Plejecenter Havebæk | Odense | 2017-05 | 2020-06',
      'Køkkenmedhjælper | Restaurant Lotus | Middelfart | 2013 | 2016',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Portræt
^ **Kontakt**
Vollsmose Allé 24, 2. tv.
5240 Odense
Tlf. 20 55 50 39
huong.nguyen@fynmail.example
^ **Sprog**
Vietnamesisk
Dansk (PD3, FVU dansk)
Engelsk (lidt)
^ **IT**
EPJ SYD
Nexus
FMK
^ **Kørekort**
B
---
! Huong Nguyen
Social- og sundhedsassistent
~ Fulde navn: Nguyen Thi Thanh Huong
# Erfaring
**02.2022 – nu**
Social- og sundhedsassistent, Odense Universitetshospital
Lungemedicinsk afdeling: iltbehandling, CPAP, medicin, TOKS, stuegang
**05.2017 – 06.2020**
Social- og sundhedshjælper, Plejecenter Havebæk, Odense
Aftenvagt, kontaktperson for 6 beboere
**2013 – 2016**
Køkkenmedhjælper, Restaurant Lotus, Middelfart
# Uddannelse
**2020 – 2022** Social- og sundhedsassistent, SOSU Fyn
**2016 – 2017** Social- og sundhedshjælper, SOSU Fyn
**2009** Gymnasium, Hai Phong, Vietnam
# Lidt mere
Jeg søger et dagarbejde på 32 timer i primærsektoren. Autorisation fra Styrelsen for Patientsikkerhed. Min mand arbejder på Lindø, så vi bliver boende her.
]]
`,
  }),
  cv('33-da-bogholder', 'doc', 'da', 'DK', {
    names: ['Annelise Thorup Vestergaard', 'Annelise Vestergaard'],
    email: 'annelise.tv@sydkystmail.example',
    phone: '20 55 50 72',
    city: 'Køge',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Bogholder | Køge Kyst Ejendomme A/S | Køge | 2012-10 | 2026-08',
      'Debitorbogholder | Junckers Industrier | Køge | 1999-02 | 2012-09',
      'Kontorassistent | Sparekassen Sjælland | Haslev | 1990-08 | 1999-01',
      'Kontorelev | Haslev Kommune | Haslev | 1988-08 | 1990-07',
    ],
    aside: [3],
    page: `
**Curriculum Vitae**
Navn:\tAnnelise Thorup Vestergaard
Adresse:\tStrandpromenaden 19, 4600 Køge
Telefon:\t20 55 50 72
Mail:\tannelise.tv@sydkystmail.example
Født:\t3. december 1969
Civilstand:\tEnke, tre voksne børn

**Beskæftigelse**
1. oktober 2012 – 31. august 2026
Bogholder hos Køge Kyst Ejendomme A/S, Køge
Finans, moms, lejeregnskaber, løn til 22 i Danløn, klargøring til revisor. Stillingen nedlagt efter fusion.
1. februar 1999 – 30. september 2012
Debitorbogholder hos Junckers Industrier, Køge
Rykkere, valuta, kreditforsikring, Axapta.
1. august 1990 – 31. januar 1999
Kontorassistent hos Sparekassen Sjælland, Haslev
1. august 1988 – 31. juli 1990
Kontorelev hos Haslev Kommune

**Uddannelse**
HH, Haslev Handelsskole, 1988
Merkonom i regnskab, 1996
Business Central og Power BI, kursus via jobcentret, oktober 2026

**Sprog**
Dansk, Engelsk (skrift og tale), Tysk (telefonen)

**Fritid**
Kasserer i roklubben, strik, børnebørn

Jeg er ledig nu og tager gerne et vikariat.
`,
  }),
  cv('34-no-rorlegger', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Krzysztof Wojtkowiak'],
    email: 'k.wojtkowiak@drammensmail.example',
    phone: '+47 400 55 016',
    city: 'Drammen',
    headline: 'Rørlegger med fagbrev',
    languages: ['Polsk', 'Norsk', 'Engelsk'],
    jobs: [
      'Rørlegger | Bravida | Drammen | 2019-08 | now',
      'Rørleggerassistent | Adecco | Oslo | 2014-02 | 2019-07',
      'Hydraulik | Instal-Warta sp. z o.o. | Poznań | 2006-09 | 2014-01',
    ],
    page: `
# Krzysztof Wojtkowiak
**Rørlegger med fagbrev**
Konnerudgata 92, 3045 Drammen
Mobil +47 400 55 016
E-post k.wojtkowiak@drammensmail.example
Født 30.07.1987 – førerkort B, BE
## Nøkkelkvalifikasjoner
* Fagbrev rørleggerfaget 2019 (praksiskandidat)
* Varme arbeider, fallsikring, sakkyndig lift
* Våtromsnormen, sprinkler FG 750 kurs
## Arbeidserfaring
**08/2019 – d.d.: Rørlegger, Bravida, Drammen**
Nytt sykehus på Brakerøya, leiligheter, service for borettslag. Bas for fire mann siden 2023.
**02/2014 – 07/2019: Rørleggerassistent, Adecco, Oslo**
Utleid til GK og Assemblin, mest bad og soil.
**09/2006 – 01/2014: Hydraulik, Instal-Warta sp. z o.o., Poznań**
## Utdanning
Zespół Szkół Budowlanych, Poznań, 2003 – 2006, rørlegger
Norskkurs A2–B1, Folkeuniversitetet, 2016 – 2017
## Språk
Polsk: morsmål
Norsk: god muntlig, middels skriftlig
Engelsk: grunnleggende
## Referanser
Oppgis ved forespørsel
`,
  }),
  cv('35-no-barnehagelaerer', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Strømsnes Haugland', 'Ingvild Haugland'],
    email: 'ingvild.haugland@vestlandspost.example',
    phone: '400 55 043',
    city: 'Stord',
    headline: 'Barnehagelærar og pedagogisk leiar',
    languages: ['Norsk', 'Engelsk', 'Teiknspråk'],
    jobs: [
      'Pedagogisk leiar | Rommetveit barnehage | Stord | 2020-08 | now',
      'Barnehagelærar | Læringsverkstedet | Bergen | 2015-08 | 2020-07',
      'Barnehageassistent | Espira | Bergen | 2011-09 | 2012-06',
      'Butikkmedarbeidar | Kiwi | Leirvik | 2009 | 2011',
    ],
    page: `
> **Ingvild Strømsnes Haugland**
> Barnehagelærar og pedagogisk leiar
> Sagvåg, 5410 Stord | 400 55 043 | ingvild.haugland@vestlandspost.example
^ **PROFIL**
Eg er utdanna barnehagelærar med vekt på uteliv og tidleg språk. Brukar hender og humør. Søkjer stilling som styrar eller assisterande styrar i Sunnhordland.
^ **ARBEIDSERFARING**
|| 4.5 12.5
| aug. 2020 – no | **Pedagogisk leiar**\\Rommetveit barnehage, Stord\\Avdeling 1–3 år, rettleiing av tre medarbeidarar, plan for overgang til skule
| aug. 2015 – juli 2020 | **Barnehagelærar**\\Læringsverkstedet, Bergen
| sept. 2011 – juni 2012 | **Barnehageassistent**\\Espira, Bergen
| 2009 – 2011 | **Butikkmedarbeidar**\\Kiwi, Leirvik
^ **UTDANNING**
|| 4.5 12.5
| 2023 – 2024 | Styrarutdanning, Høgskulen på Vestlandet (30 sp)
| 2012 – 2015 | Bachelor barnehagelærar, Høgskolen i Bergen
| 2006 – 2009 | Studiespesialisering, Stord vidaregåande skule
^ **SPRÅK**
Norsk (morsmål), Engelsk (god), Teiknspråk (grunnkurs)
^ **VERV**
Hovudtillitsvald Utdanningsforbundet 2022–2025, songar i Stord kammerkor
`,
  }),
  cv('36-no-fiskeindustri', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Tekle Berhane Woldu', 'Tekle Woldu', 'Tekle Berhane'],
    email: 'tekle.woldu@lofotpost.example',
    phone: '400 55 078',
    city: 'Svolvær',
    languages: ['Tigrinja', 'Norsk', 'Engelsk'],
    jobs: [
      'Produksjonsmedarbeider og truckfører | Lerøy Norway Seafoods | Stamsund | 2021-01 | now',
      'Slakterimedarbeider | Ellingsen Seafood | Skrova | 2018-09 | 2020-12',
      'Renholder | ISS Facility Services | Bodø | 2017-02 | 2018-08',
    ],
    page: `
CV – Tekle Berhane Woldu
Adresse: Vestfjordgata 50, 8300 Svolvær
Telefon: 400 55 078
E-post: tekle.woldu@lofotpost.example
Fødselsår: 1991

Jobb
Januar 2021 til nå: Lerøy Norway Seafoods, Stamsund
Produksjonsmedarbeider og truckfører. Filetlinje, pakking, fryselager. Skreisesong med mye overtid, det går bra.
September 2018 til desember 2020: Ellingsen Seafood, Skrova
Slakterimedarbeider. Bløgging, sortering, vask av linje.
Februar 2017 til august 2018: ISS Facility Services, Bodø
Renholder. Sykehus og kontor.

Skole og kurs
Introduksjonsprogram i Bodø 2015–2016, norskprøve B1
Truckførerbevis T1, T2, T4 (2020)
Mattrygghet og HACCP, nettkurs 2021
Fagbrev sjømatproduksjon, teoridelen bestått 2025
12 år skole i Eritrea

Språk
Tigrinja, Norsk, Engelsk (litt)

Annet
Førerkort B. Kan flytte til Tromsø eller Harstad. Kona er ferdig helsefagarbeider i juni og vi leter begge.
`,
  }),
];
