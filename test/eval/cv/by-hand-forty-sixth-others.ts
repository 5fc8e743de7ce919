import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth');

/** The open ones in Dutch, Italian, Portuguese and Swedish. All people are made up. */
export const BY_HAND_FORTY_SIXTH_OTHERS: Sheet[] = [
  cv('05-nl-nl-developer', 'docx', 'nl', 'NL', {
    names: ['Noor van Cleeff'],
    email: 'hoi@noorvancleeff.example',
    phone: '06 5550 0174',
    city: 'Utrecht',
    headline: 'Front-endontwikkelaar met oog voor toegankelijkheid',
    languages: ['Nederlands', 'Engels', 'Spaans'],
    aside: [3],
    jobs: [
      'Senior front-endontwikkelaar | NS | Utrecht | 2022-04 | now',
      'Front-endontwikkelaar | Label A | Amsterdam | 2019-02 | 2022-03',
      'Junior webdeveloper | Freshheads | Tilburg | 2017-09 | 2019-01',
      'Stagiair UX | Gemeente Breda | Breda | 2017-02 | 2017-06',
    ],
    page: `
[[ 11.5 5.5
! Noor van Cleeff
Front-endontwikkelaar met oog voor toegankelijkheid
^ **WERK**
^ **Senior front-endontwikkelaar**
NS, Utrecht / apr. 2022 – heden
Reisplanner in React en TypeScript; WCAG 2.2 AA gehaald; gilde van 30 ontwikkelaars begeleid.
^ **Front-endontwikkelaar**
Label A, Amsterdam / feb. 2019 – mrt. 2022
Webshops en een museumapp. Vue, Nuxt, Storybook.
^ **Junior webdeveloper**
Freshheads, Tilburg / sep. 2017 – jan. 2019
^ **Stagiair UX**
Gemeente Breda / feb. 2017 – jun. 2017
^ **OPLEIDING**
Communication & Multimedia Design, Avans Breda, 2013 – 2017
Havo, Mencia de Mendoza, 2013
---
^ **CONTACT**
Utrecht, Lombok
06 5550 0174
hoi@noorvancleeff.example
noorvancleeff.example
^ **KAN IK**
TypeScript
React, Vue
CSS (echt)
Playwright
Schermlezers
^ **TALEN**
Nederlands
Engels
Spaans (A2)
^ **DOE IK OOK**
Roller derby
Spreker op Fronteers 2024
Doopnaam: Eleonora
]]
`,
  }),
  cv('06-nl-be-boekhouder', 'doc', 'nl', 'BE', {
    names: ['Lieselotte Van den Broeck'],
    email: 'lieselotte.vdb@kempenmail.example',
    phone: '+32 470 55 50 87',
    city: 'Turnhout',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Dossierbeheerder | Vandelanotte | Turnhout | 2019-10 | now',
      'Boekhoudster | Soudal NV | Turnhout | 2012-01 | 2019-09',
      'Administratief bediende | SD Worx | Geel | 2008-08 | 2011-12',
    ],
    page: `
[[ 5 12
PIC foto | pasfoto
---
**VAN DEN BROECK Lieselotte**
Graatakker 55
2300 Turnhout
+32 470 55 50 87
lieselotte.vdb@kempenmail.example
°Mol, 21 maart 1986
]]
# BEROEPSERVARING
|| 5 12
| 10/2019 – heden | **Vandelanotte**, Turnhout\\Functie: Dossierbeheerder\\70 dossiers, btw, jaarrekeningen, vennootschapsbelasting, Silverfin
| 01/2012 – 09/2019 | **Soudal NV**, Turnhout\\Functie: Boekhoudster\\Intercompany, leveranciers (SAP), maandafsluiting
| 08/2008 – 12/2011 | **SD Worx**, Geel\\Functie: Administratief bediende
# OPLEIDING
|| 5 12
| 2005 – 2008 | Professionele bachelor accountancy-fiscaliteit, KHK Geel, onderscheiding
| 1998 – 2004 | Economie-moderne talen, Heilig Graf Turnhout
# TALENKENNIS
|| 5 4 4 4
|  | spreken | lezen | schrijven
| Nederlands | moedertaal | moedertaal | moedertaal
| Frans | goed | zeer goed | goed
| Engels | goed | goed | basis
# IT
Exact Online, Silverfin, Yuki, Excel (draaitabellen, Power Query)
`,
  }),
  cv('07-it-it-commerciale-lettera', 'pdf', 'it', 'IT', {
    names: ['Gian Piero Scaramuzza'],
    email: 'gp.scaramuzza@langhemail.example',
    phone: '338 555 0109',
    city: 'Alba',
    languages: ['inglese', 'tedesco'],
    jobs: [
      'export manager | Fontanafredda | Serralunga d’Alba | 2018-01 | now',
      'area manager | Gancia | Canelli | 2010-09 | 2017-12',
      'agente di commercio | Sperlari | | 2004 | 2010',
    ],
    page: `
Gian Piero Scaramuzza
Corso Langhe 12
12051 Alba (CN)

Alba, 16 novembre 2026

Oggetto: candidatura per direttore vendite estero

Spettabile Agenzia,

mi è stato chiesto un curriculum in formato europeo; confesso di non averne mai scritto uno e spero basti questa pagina.

Dal gennaio 2018 sono export manager di Fontanafredda, a Serralunga d’Alba. Seguo Germania, Austria, Svizzera e da tre anni il Canada. Ho due assistenti e circa 9 milioni di fatturato; viaggio un centinaio di giorni l’anno.

Dal settembre 2010 al dicembre 2017 sono stato area manager della Gancia di Canelli per il Nord Europa, e prima ancora, dal 2004 al 2010, agente di commercio per Sperlari tra Cuneo e Imperia: caramelle e torroni, una scuola durissima.

Mi sono diplomato enotecnico alla Scuola enologica di Alba nel 2001 e ho preso il WSET di terzo livello nel 2015. Parlo inglese e tedesco tutti i giorni, per lavoro.

Ho 44 anni, due figli al liceo e nessuna fretta: tre mesi di preavviso.

Per sentirci: 338 555 0109, oppure gp.scaramuzza@langhemail.example.

Con i migliori saluti
`,
  }),
  cv('08-it-it-elettricista', 'docx', 'it', 'IT', {
    names: ['Walter Bertoncin'],
    email: 'walterbertoncin@piavemail.example',
    phone: '347 555 0121',
    city: 'San Donà di Piave',
    languages: [],
    jobs: [
      'Capo squadra elettricista | Zoppas Industries | Vittorio Veneto | 2017-05 | now',
      'Elettricista impiantista | Ditta Marcon Impianti | Jesolo | 2008-03 | 2017-04',
      'Elettricista navale | Fincantieri | Marghera | 2001-10 | 2008-02',
      'Apprendista | Elettrica Basso Piave snc | Musile | 1997 | 2001',
    ],
    page: `
**BERTONCIN WALTER**
via Calnova 77, San Donà di Piave (VE)
cell 347 555 0121
walterbertoncin@piavemail.example
nato il 30/01/1980, patente B e C

**ESPERIENZE**
|| 4 13
| da 05/2017 ad oggi | **Capo squadra elettricista** – Zoppas Industries, Vittorio Veneto\\manutenzione di stabilimento, quadri, PLC Siemens S7, squadra di quattro
| 03/2008 – 04/2017 | **Elettricista impiantista** – Ditta Marcon Impianti, Jesolo\\alberghi, stabilimenti balneari, fotovoltaico dal 2010
| 10/2001 – 02/2008 | **Elettricista navale** – Fincantieri, Marghera\\stesura cavi, quadri di bordo, prove a mare
| 1997 – 2001 | **Apprendista** – Elettrica Basso Piave snc, Musile

**SCUOLA**
|| 4 13
| 1997 | qualifica di installatore elettricista, IPSIA D’Alessi, Portogruaro

**ABILITAZIONI**
PES / PAV / PEI, lavori in quota, piattaforme aeree, primo soccorso, antincendio rischio medio

**NOTE**
Disponibile a trasferte corte, no estero. Libero con 30 giorni di preavviso.
Autorizzo il trattamento dei dati ai sensi del GDPR.
`,
  }),
  cv('09-pt-br-auxiliar-logistica', 'doc', 'pt', 'BR', {
    names: ['Wellington Aparecido dos Santos', 'Wellington dos Santos'],
    email: 'wellington.aps@cajamarmail.example',
    phone: '(11) 95550-0177',
    city: 'Jundiaí',
    languages: [],
    jobs: [
      'Operador de empilhadeira | Mercado Livre | Cajamar | 2022-08 | now',
      'Conferente | Magazine Luiza | Louveira | 2018-05 | 2022-07',
      'Auxiliar de logística | DHL Supply Chain | Jundiaí | 2015-02 | 2018-04',
      'Repositor | Supermercado Boa | Várzea Paulista | 2012 | 2015',
    ],
    page: `
> CURRÍCULO
**WELLINGTON APARECIDO DOS SANTOS**
Brasileiro, casado, 33 anos, 2 filhos
Rua Pitangueiras, 880 – Jd. Pitangueiras – Jundiaí/SP
Fone/Whats: (11) 95550-0177 (recado com Josiane (11) 95550-0178)
E-mail: wellington.aps@cajamarmail.example
CNH AB com EAR
**OBJETIVO**
Operador de empilhadeira ou líder de turno
**EXPERIÊNCIA PROFISSIONAL**
* Empresa: Mercado Livre (Cajamar)
Cargo: Operador de empilhadeira
Período: 08/2022 até o momento
* Empresa: Magazine Luiza (Louveira)
Cargo: Conferente
Período: 05/2018 a 07/2022
* Empresa: DHL Supply Chain (Jundiaí)
Cargo: Auxiliar de logística
Período: 02/2015 a 04/2018
* Empresa: Supermercado Boa (Várzea Paulista)
Cargo: Repositor
Período: 2012 a 2015
**ESCOLARIDADE**
Ensino médio completo – E.E. Prof. Adoniro Ladeira – 2011
Técnico em Logística – ETEC Vasco Antonio Venchiarutti – 2014
**CURSOS**
NR-11 (reciclagem 2026), NR-35, WMS, Excel básico
**Disponibilidade total de horário. Condução própria.**
`,
  }),
  cv('10-pt-br-engenheira-civil', 'pdf', 'pt', 'BR', {
    names: ['Thaís Helena Brandão de Oliveira'],
    email: 'thais.brandao@savassipost.example',
    phone: '+55 31 95550-0123',
    city: 'Belo Horizonte',
    headline: 'Engenheira Civil – Planejamento e Obras',
    languages: ['Inglês', 'Espanhol'],
    aside: [3],
    jobs: [
      'Gerente de obras | MRV | Belo Horizonte | 2021-07 | now',
      'Engenheira de planejamento | Direcional Engenharia | Belo Horizonte | 2017-01 | 2021-06',
      'Engenheira de obras | Patrimar | Nova Lima | 2013-08 | 2016-12',
      'Estagiária | Patrimar | Nova Lima | 2012-02 | 2013-07',
    ],
    page: `
|| 10 7
| ! THAÍS HELENA BRANDÃO DE OLIVEIRA\\Engenheira Civil – Planejamento e Obras\\CREA-MG ativo | +55 31 95550-0123\\thais.brandao@savassipost.example\\Belo Horizonte – MG
# RESUMO
Treze anos de canteiro e escritório, do radier à entrega das chaves. 4.100 unidades entregues. Me dou bem com mestre de obra e com planilha.
# TRAJETÓRIA
**MRV** – Belo Horizonte
Gerente de obras, julho de 2021 – atual
* Cinco canteiros simultâneos, R$ 210 milhões
* Redução de 12% no ciclo da parede de concreto
**Direcional Engenharia** – Belo Horizonte
Engenheira de planejamento, janeiro de 2017 – junho de 2021
* MS Project, linha de balanço, Last Planner
**Patrimar** – Nova Lima
Engenheira de obras, agosto de 2013 – dezembro de 2016
Estagiária, fevereiro de 2012 – julho de 2013
# EDUCAÇÃO
Especialização em Gestão de Projetos, IBMEC, 2016
Engenharia Civil, UFMG, 2008 – 2013
# IDIOMAS
Inglês (avançado), Espanhol (intermediário)
# FERRAMENTAS
AutoCAD, Revit, MS Project, Power BI, Sienge
`,
  }),
  cv('11-sv-se-utvecklare', 'docx', 'sv', 'SE', {
    names: ['Elin Hallgren'],
    email: 'elin@hallgrenkod.example',
    phone: '+46 70 174 06 77',
    city: 'Malmö',
    headline: 'Backendutvecklare, .NET och Azure',
    languages: ['Svenska', 'Engelska', 'Danska'],
    aside: [4],
    jobs: [
      'Teknisk lead | Telavox | Malmö | 2023-09 | now',
      'Backendutvecklare | Telavox | Malmö | 2020-08 | 2023-08',
      'Systemutvecklare | Saxo Bank | Köpenhamn | 2017-03 | 2020-07',
      'Konsult | Softhouse | Malmö | 2014-08 | 2017-02',
      'Examensarbete | Axis Communications | Lund | 2014-01 | 2014-06',
    ],
    page: `
[[ 5.5 11.5
**Elin Hallgren**
^ **Nå mig**
elin@hallgrenkod.example
+46 70 174 06 77
Möllevången, Malmö
^ **Kan**
C#, .NET 8
Azure, Bicep
PostgreSQL
Kafka
Domändriven design
^ **Språk**
Svenska
Engelska
Danska (förstår, blir förstådd)
^ **Utbildning**
Civilingenjör, Datateknik
LTH, 2009 – 2014
---
**Backendutvecklare, .NET och Azure**
Jag bygger telefonväxlar som ingen märker. Gillar små team, tidiga test och kodgranskning över en kaffe.
^ **Uppdrag och anställningar**
^ **Telavox**, Malmö
Teknisk lead, sep 2023 – nu
Två team, arkitekturråd, rekrytering
Backendutvecklare, aug 2020 – aug 2023
SIP-signalering, debitering, driftjour
^ **Saxo Bank**, Köpenhamn
Systemutvecklare, mar 2017 – jul 2020
^ **Softhouse**, Malmö
Konsult, aug 2014 – feb 2017
Kunder: Tetra Pak, Region Skåne, Sony
^ **Axis Communications**, Lund
Examensarbete, jan 2014 – jun 2014
]]
`,
  }),
  cv('12-sv-se-saljare-brev', 'doc', 'sv', 'SE', {
    names: ['Ulrika Sandström'],
    email: 'ulrika.sandstrom@norrlandspost.example',
    phone: '070-174 06 15',
    city: 'Umeå',
    languages: ['finska'],
    jobs: [
      'distriktssäljare | Ahlsell | Umeå | 2017-04 | now',
      'innesäljare | Dahl | Skellefteå | 2010-08 | 2017-03',
      'butikschef | Intersport | Lycksele | 2005 | 2010',
    ],
    page: `
Hej Jonas,

tack för samtalet i tisdags. Du ville ha mitt CV, men jag har inget annat än det här, så läs det som ett.

Sedan april 2017 är jag distriktssäljare på Ahlsell i Umeå, vvs och kyla, från Nordmaling till Åsele. Budgeten i år är 46 miljoner och vi ligger på 48. Jag har 85 kunder och känner hundarna på de flesta firmorna.

Augusti 2010 till mars 2017 var jag innesäljare på Dahl i Skellefteå. Telefon från sju till fyra, offerter, reklamationer. Sista två åren hade jag hand om projekten på Boliden.

Åren 2005 till 2010 var jag butikschef på Intersport i Lycksele, nio anställda och för många skidor.

Utbildning: marknadsföring 120 poäng på Umeå universitet (klar 2004) och samhällsprogrammet på Tannbergsskolan. Körkort B och snöskoter. Jag pratar finska hemma med min mamma och ibland med kunder från andra sidan.

Uppsägningstid tre månader. Jag vill inte ligga borta mer än två nätter i veckan.

Ring 070-174 06 15 eller mejla ulrika.sandstrom@norrlandspost.example.

Hälsningar från Umeå
Ulrika Sandström
`,
  }),
];
