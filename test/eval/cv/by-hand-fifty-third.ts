import { BY_HAND_FIFTY_THIRD_MORE } from './by-hand-fifty-third-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-third');

/** Forty-four short ones of which the heads matter: Dutch, Italian and most of the Portuguese here, the others beside it. All people are made up. */
export const BY_HAND_FIFTY_THIRD: Sheet[] = [
  cv('01-nl-nl-kapster', 'pdf', 'nl', 'NL', {
    names: ['Marloes Kuipers'],
    email: 'zonnebloem1979@ijsselpost.example',
    phone: '06 5550 0171',
    city: 'Deventer',
    headline: 'Allround kapster',
    languages: [],
    jobs: [
      'Allround kapster | Salon Knip & Zo | Deventer | 2016-04 | now',
      'Junior stylist | Brainwash Kappers | Apeldoorn | 2009-09 | 2016-03',
    ],
    page: `
! Marloes Kuipers
Allround kapster
Brinkgreverweg 41, 7413 AA Deventer
06 5550 0171 / zonnebloem1979@ijsselpost.example
# Waar ik gewerkt heb
april 2016 - heden: Allround kapster bij Salon Knip & Zo, Deventer
september 2009 - maart 2016: Junior stylist bij Brainwash Kappers, Apeldoorn
# School
Aventus Apeldoorn, kapper niveau 3, 2009
Rijbewijs B. Ik kan niet op woensdagmiddag.
`,
  }),
  cv('02-nl-nl-monteur-kandidaat', 'docx', 'nl', 'NL', {
    names: [],
    city: 'Roermond',
    headline: 'Servicemonteur koeltechniek',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Servicemonteur koeltechniek | Equans | Weert | 2020-02 | now',
      'Leerling-monteur | Coolmark | Venlo | 2016-08 | 2020-01',
    ],
    page: `
HEAD Maasvallei Techniek Werving – Kapellerlaan 14, Roermond – vacatures@maasvalleitechniek.example
> **KANDIDAATPRESENTATIE**
|| 6 11
| Kandidaatnummer | 24-1187
| Functie | Servicemonteur koeltechniek
| Woonplaats | Roermond
| Beschikbaar | in overleg, opzegtermijn één maand
| Uw contactpersoon | Lianne Smeets
# Werkervaring
|| 6 11
| feb 2020 – heden | **Servicemonteur koeltechniek**, Equans, Weert
| aug 2016 – jan 2020 | **Leerling-monteur**, Coolmark, Venlo
# Diploma’s en talen
Gilde Opleidingen, koudetechniek niveau 4 (2020); F-gassen categorie 1; VCA
Nederlands en Duits
~ De persoonsgegevens worden na akkoord op het voorstel verstrekt.
`,
  }),
  cv('03-nl-nl-planner-tabel', 'doc', 'nl', 'NL', {
    names: [
      'Gijs van den Heuvel',
      'Gijsbertus van den Heuvel',
      'Gijsbertus Johannes van den Heuvel',
      'G.J. van den Heuvel',
      'Gijsbertus Johannes (Gijs) van den Heuvel',
    ],
    email: 'gjvdheuvel@tilburgnet.example',
    phone: '013-555 01 38',
    city: 'Goirle',
    languages: [],
    jobs: [
      'Transportplanner | Versteijnen Logistics | Tilburg | 2014-11 | now',
      'Chauffeur CE | Van Opzeeland | Tilburg | 2004-05 | 2014-10',
    ],
    page: `
# PERSONALIA
|| 5 12
| Naam | Van den Heuvel
| Voornamen | Gijsbertus Johannes
| Roepnaam | Gijs
| Straat | Tilburgseweg 209
| Postcode en plaats | 5051 AE Goirle
| Telefoon thuis | 013-555 01 38
| E-mail | gjvdheuvel@tilburgnet.example
| Geboren | 3-12-1979 te Hilvarenbeek
| Burgerlijke staat | gehuwd
# LOOPBAAN
|| 5 12
| 11/2014 – heden | Transportplanner, Versteijnen Logistics, Tilburg
| 05/2004 – 10/2014 | Chauffeur CE, Van Opzeeland, Tilburg
# OVERIG
Code 95, ADR tot 2028. Vrijwilliger bij de carnavalsoptocht.
`,
  }),
  cv('04-nl-be-elektricien', 'pdf', 'nl', 'BE', {
    names: ['Wouter Claes'],
    email: 'info@stroomopwaarts.example',
    phone: '+32 470 55 01 24',
    city: 'Aarschot',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Industrieel elektricien | Duracell | Aarschot | 2018-03 | now',
      'Elektricien | Installatiebedrijf Peeters & Zoon | Leuven | 2011-09 | 2018-02',
    ],
    page: `
|| 9 8
| **Wouter Claes**\\°17/05/1992, Belg | Langdorpsesteenweg 77\\3200 Aarschot\\GSM +32 470 55 01 24\\info@stroomopwaarts.example
# Werkervaring
**03/2018 – heden** Industrieel elektricien, Duracell, Aarschot
Ploegenstelsel, storingen, Siemens S7
**09/2011 – 02/2018** Elektricien, Installatiebedrijf Peeters & Zoon, Leuven
# Opleiding
Don Bosco Haacht, Elektrische installaties TSO, 2010. BA4/BA5.
# Talenkennis
Nederlands: moedertaal. Frans: goed.
`,
  }),
  cv('05-nl-be-boekhoudster', 'docx', 'nl', 'BE', {
    names: ['Els Verstraeten'],
    email: 'els.v@leieland.example',
    phone: '0470 55 01 61',
    city: 'Deinze',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Dossierbeheerder | Titeca Accountancy | Gent | 2013-01 | now',
      'Hulpboekhoudster | Kantoor De Bock | Nevele | 2006-07 | 2012-12',
    ],
    page: `
> Curriculum Vitae
**VERSTRAETEN Els**
Tolpoortstraat 118 bus 2
B-9800 Deinze
Tel. 0470 55 01 61
Mail: els.v@leieland.example
Rijksregisternummer op aanvraag
# Beroepservaring
2013-01 tot heden \tTiteca Accountancy, Gent
Dossierbeheerder, een 70-tal kmo’s en vrije beroepen
2006-07 tot 2012-12 \tKantoor De Bock, Nevele
Hulpboekhoudster
# Studies
Graduaat Boekhouden, HoGent, 2006
# Talen
Nederlands, Frans, Engels
`,
  }),
  cv('06-nl-nl-hovenier-brief', 'doc', 'nl', 'NL', {
    names: ['Henk Dijkstra', 'H.J. Dijkstra', 'H.J. (Henk) Dijkstra'],
    email: 'groenedijk@woudstreek.example',
    phone: '06 5550 0155',
    city: 'Burgum',
    languages: [],
    jobs: [
      'Voorman hovenier | Hoveniersbedrijf Van der Meer | Drachten | 2012-03 | now',
      'Medewerker groen | Gemeente Tytsjerksteradiel | Burgum | 2003-04 | 2012-02',
    ],
    page: `
Burgum, 12 november 2026
Aan mevrouw S. Postma, Uitzendbureau De Wâlden
Betreft: open sollicitatie met kort cv
Beste mevrouw Postma,
U vroeg mij om alles op één blaadje te zetten. Dat is gelukt.
**Werk**
maart 2012 – heden: Voorman hovenier, Hoveniersbedrijf Van der Meer, Drachten
april 2003 – februari 2012: Medewerker groen, Gemeente Tytsjerksteradiel, Burgum
**Papieren**
Nordwin College, Hovenier niveau 3. Kettingzaag, BE-rijbewijs, spuitlicentie 1.
Ik kan vanaf 1 februari beginnen.
^ Met vriendelijke groet,
^ H.J. (Henk) Dijkstra
Schoolstraat 60, 9251 EC Burgum
06 5550 0155
groenedijk@woudstreek.example
`,
  }),
  cv('07-nl-nl-verpleegkundige-bureau', 'pdf', 'nl', 'NL', {
    names: ['Fatima El Amrani'],
    city: 'Schiedam',
    headline: 'Verpleegkundige niveau 4',
    languages: ['Nederlands', 'Arabisch'],
    jobs: [
      'Verpleegkundige | Franciscus Vlietland | Schiedam | 2019-06 | now',
      'Verzorgende IG | Frankelandgroep | Schiedam | 2013-02 | 2019-05',
    ],
    page: `
|| 9 8
| **Zorgbrug Detachering**\\Coolsingel 210, Rotterdam\\www.zorgbrugdetachering.example | Accountmanager: Patrick Hoogland\\010-555 01 90\\p.hoogland@zorgbrugdetachering.example
! Fatima El Amrani
Verpleegkundige niveau 4
Woonplaats: Schiedam | Geboortejaar: 1991 | BIG-geregistreerd
# Ervaring
**Verpleegkundige** – Franciscus Vlietland, Schiedam
juni 2019 – heden
**Verzorgende IG** – Frankelandgroep, Schiedam
februari 2013 – mei 2019
# Opleiding
Albeda College, mbo-verpleegkundige, 2019
# Talen
Nederlands, Arabisch
`,
  }),
  cv('08-nl-nl-orderpicker-portaal', 'docx', 'nl', 'NL', {
    names: ['Ruben Visser'],
    email: 'vissertje88@polderweb.example',
    phone: '0655500182',
    city: 'Zeewolde',
    headline: 'Teamleider magazijn',
    languages: ['Nederlands', 'Engels', 'Pools'],
    jobs: [
      'Teamleider magazijn | Bakker Logistiek | Zeewolde | 2021-05 | now',
      'Orderpicker | Albert Heijn DC | Zwolle | 2015-10 | 2021-04',
    ],
    page: `
~ Gedownload uit de kandidatenbank op 09-11-2026. Alleen voor eigen gebruik.
**Profiel van Ruben Visser**
Gewenste functie: Teamleider magazijn
Zeewolde (3891), max. 35 km
Tel.: 0655500182 • E-mail: vissertje88@polderweb.example
Laatst ingelogd: gisteren
**Werkervaring**
Teamleider magazijn
Bakker Logistiek, Zeewolde
05-2021 - heden
Orderpicker
Albert Heijn DC, Zwolle
10-2015 - 04-2021
**Opleiding**
Deltion College, Logistiek medewerker, 2015, diploma behaald: ja
**Talen**
Nederlands (moedertaal), Engels (goed), Pools (basis)
**Uren per week:** 40
`,
  }),
  cv('09-it-europass-commessa', 'doc', 'it', 'IT', {
    names: ['Giulia Ferraris'],
    email: 'nuvola.bianca@monregalese.example',
    phone: '+39 347 555 0114',
    city: 'Mondovì',
    languages: ['Italiano', 'Francese'],
    jobs: [
      'Addetta vendite | Kasanova | Mondovicino | 2020-10 | now',
      'Cassiera | Mercatò | Mondovì | 2014-06 | 2020-09',
    ],
    page: `
> Curriculum Vitae Europass
^ **Informazioni personali**
|| 6 11
| Nome e cognome | **Giulia Ferraris**
| Indirizzo | Via Torino 52, 12084 Mondovì (CN)
| Cellulare | +39 347 555 0114
| E-mail | nuvola.bianca@monregalese.example
| Cittadinanza | Italiana
| Sesso | F
^ **Esperienza professionale**
|| 6 11
| Ottobre 2020 – oggi | Addetta vendite\\Kasanova, Mondovicino
| Giugno 2014 – settembre 2020 | Cassiera\\Mercatò, Mondovì
^ **Istruzione**
|| 6 11
| 2013 | Diploma di tecnico dei servizi commerciali, Istituto Giolitti, Mondovì
^ **Lingue**
|| 6 11
| Madrelingua | Italiano
| Altra lingua | Francese, B1
`,
  }),
  cv('10-it-tornitore', 'pdf', 'it', 'IT', {
    names: ['Marco Bellini'],
    email: 'm.bellini83@valtrompia.example',
    phone: '333 555 0147',
    city: 'Lumezzane',
    headline: 'Tornitore CNC',
    languages: [],
    jobs: [
      'Tornitore CNC | Rubinetterie Bresciane | Gussago | 2015-09 | now',
      'Operaio meccanico | Officine Gnutti | Lumezzane | 2002-10 | 2015-08',
    ],
    page: `
! Marco Bellini
Tornitore CNC
Via Montini 19, 25065 Lumezzane (BS) - 333 555 0147 - m.bellini83@valtrompia.example
# Lavoro
09/2015 - oggi \tTornitore CNC, Rubinetterie Bresciane, Gussago
10/2002 - 08/2015 \tOperaio meccanico, Officine Gnutti, Lumezzane
# Scuola
Qualifica triennale di operatore meccanico, IPSIA Moretto, Brescia, 2001
# Altro
Fanuc e Siemens 840D, patentino muletto. Automunito, disponibile ai tre turni.
`,
  }),
  cv('11-it-autista', 'docx', 'it', 'IT', {
    names: ['Salvatore Esposito'],
    email: 'totore.camion@golfomail.example',
    phone: '338 555 0102',
    city: 'Torre Annunziata',
    languages: [],
    jobs: [
      'Autista patente CE | Trasporti Palumbo | Nola | 2011-05 | now',
      'Magazziniere | Pastificio Setaro | Torre Annunziata | 2003-01 | 2011-04',
    ],
    page: `
**CURRICULUM VITAE**
**ESPOSITO SALVATORE**
NATO A TORRE ANNUNZIATA (NA) IL 09/03/1980
RESIDENTE IN CORSO UMBERTO I N. 211 – 80058 TORRE ANNUNZIATA
CELL. 338 555 0102
E-MAIL totore.camion@golfomail.example
STATO CIVILE: CONIUGATO, 3 FIGLI
# ESPERIENZE LAVORATIVE
DA MAGGIO 2011 AD OGGI – AUTISTA PATENTE CE – TRASPORTI PALUMBO, NOLA
DA GENNAIO 2003 AD APRILE 2011 – MAGAZZINIERE – PASTIFICIO SETARO, TORRE ANNUNZIATA
# TITOLO DI STUDIO
LICENZA MEDIA
# PATENTI
B, C, CE, CQC MERCI, ADR BASE
`,
  }),
  cv('12-it-anonimo-controller', 'doc', 'it', 'IT', {
    names: [],
    city: 'Modena',
    headline: 'Controller industriale',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Controller industriale | Tetra Pak | Modena | 2018-04 | now',
      'Analista costi | CNH Industrial | Modena | 2012-09 | 2018-03',
    ],
    page: `
**Ghirlandina Selezione S.r.l.**
Via Emilia Est 985, Modena – Aut. Min. Lav. ricerca e selezione
^ **PROFILO RISERVATO – Rif. GS/2026/341**
|| 6 11
| Ruolo | Controller industriale
| Età | 38 anni
| Residenza | Modena
| Retribuzione attuale | RAL 58.000 + MBO
| Preavviso | 2 mesi
| Intervistato da | Dott.ssa Federica Landini, 3 novembre 2026
# Percorso
Aprile 2018 – oggi: Controller industriale, Tetra Pak, Modena
Settembre 2012 – marzo 2018: Analista costi, CNH Industrial, Modena
# Formazione
Laurea magistrale in Economia aziendale, UNIMORE, 2012
# Lingue
Inglese C1, Tedesco A2
`,
  }),
  cv('13-it-margine-educatrice', 'pdf', 'it', 'IT', {
    names: ['Elena Tommasi'],
    email: 'lenatom@rovereto.example',
    phone: '349 555 0129',
    city: 'Rovereto',
    languages: [],
    jobs: [
      'Educatrice d’infanzia | Nido Il Girasole | Rovereto | 2017-09 | now',
      'Animatrice | Cooperativa Città Aperta | Trento | 2012-06 | 2017-08',
    ],
    page: `
FOOT Curriculum vitae di Elena Tommasi – pagina 1 di 1
# Contatti
Via Paoli 8, 38068 Rovereto (TN)
349 555 0129
lenatom@rovereto.example
# Esperienza
**Educatrice d’infanzia**, Nido Il Girasole, Rovereto
da settembre 2017, tuttora in corso
**Animatrice**, Cooperativa Città Aperta, Trento
giugno 2012 – agosto 2017
# Studi
Laurea in Scienze dell’educazione, Università di Verona, 2012
Corso HACCP e primo soccorso pediatrico in regola
`,
  }),
  cv('14-it-dottoressa-farmacia', 'docx', 'it', 'IT', {
    names: ['Chiara Zanetti'],
    email: 'farmachiara@lagunapost.example',
    phone: '+39 340 555 0173',
    city: 'Mestre',
    headline: 'Farmacista',
    languages: ['Inglese'],
    jobs: [
      'Farmacista collaboratrice | Farmacia Al Redentore | Venezia | 2019-03 | now',
      'Farmacista | Lloyds Farmacia | Marghera | 2014-02 | 2019-02',
    ],
    page: `
> **Dott.ssa Chiara Zanetti**
> Farmacista
> Via Piave 133, 30171 Mestre (VE) · +39 340 555 0173 · farmachiara@lagunapost.example
^ Iscritta all’Ordine dei Farmacisti di Venezia
# Esperienze
mar 2019 – oggi \t**Farmacista collaboratrice**, Farmacia Al Redentore, Venezia
feb 2014 – feb 2019 \t**Farmacista**, Lloyds Farmacia, Marghera
# Formazione
Laurea magistrale in Farmacia, Università di Padova, 2013
# Lingue
Inglese B2
`,
  }),
  cv('15-it-modulo-cameriere', 'doc', 'it', 'IT', {
    names: ['Alessio Di Giacomo'],
    email: 'ale_digi@pescaraweb.example',
    phone: '320 555 0195',
    city: 'Montesilvano',
    languages: ['Inglese', 'Spagnolo'],
    jobs: [
      'Chef de rang | Ristorante Carlo Ferraioli | Pescara | 2022-04 | now',
      'Cameriere | Hotel Promenade | Montesilvano | 2017-05 | 2022-03',
    ],
    page: `
**SCHEDA CANDIDATO – Agenzia per il lavoro Adriatica, filiale di Pescara**
|| 3 5.5 3 5.5
| Cognome | Di Giacomo | Nome | Alessio
| Nato il | 22/08/1997 | a | Pescara (PE)
| Indirizzo | Viale Europa 40 | Comune | Montesilvano
| Cellulare | 320 555 0195 | E-mail | ale_digi@pescaraweb.example
| Patente | A, B | Auto propria | SÌ
| Operatore | Marta Sciarra | Data | 05/11/2026
**Ultime esperienze**
|| 4.5 6 6.5
| Periodo | Mansione | Azienda
| 04/2022 – in corso | Chef de rang | Ristorante Carlo Ferraioli, Pescara
| 05/2017 – 03/2022 | Cameriere | Hotel Promenade, Montesilvano
**Lingue:** Inglese, Spagnolo
**Studi:** IPSSAR De Cecco, Pescara, 2016
`,
  }),
  cv('16-it-firma-muratore', 'pdf', 'it', 'IT', {
    names: ['Pietro Mancuso'],
    email: 'edilmancuso@sila.example',
    phone: '328 555 0160',
    city: 'Rende',
    headline: 'Muratore specializzato',
    languages: [],
    jobs: [
      'Capocantiere | Costruzioni Greco | Cosenza | 2016-02 | now',
      'Muratore | Impresa edile F.lli Ruffolo | Rende | 1999-03 | 2016-01',
    ],
    page: `
> **CURRICULUM VITAE**
> Muratore specializzato
Nato a Cosenza il 1° giugno 1979, residente a Rende (CS), contrada Arcavacata 12
tel. 328 555 0160, posta: edilmancuso@sila.example
# Esperienze
Febbraio 2016 – a tutt’oggi: Capocantiere presso Costruzioni Greco, Cosenza
Marzo 1999 – gennaio 2016: Muratore presso Impresa edile F.lli Ruffolo, Rende
# Attestati
Preposto, ponteggi (Pi.M.U.S.), antincendio rischio medio
^ Autorizzo il trattamento dei dati ai sensi del Reg. UE 2016/679.
Rende, 10/11/2026
^ In fede
Pietro Mancuso
`,
  }),
  cv('17-pt-pt-rececionista', 'docx', 'pt', 'PT', {
    names: ['Sofia Carvalho'],
    email: 'sofiacarvalho.faro@algarvemail.example',
    phone: '+351 915 550 133',
    city: 'Faro',
    headline: 'Rececionista de hotel',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Rececionista | Hotel Eva Senses | Faro | 2019-04 | now',
      'Empregada de andares | Tivoli Marina | Vilamoura | 2015-05 | 2019-03',
    ],
    page: `
! Sofia Carvalho
Rececionista de hotel
Rua de Santo António, 74, 2.º Dto, 8000-283 Faro
Telemóvel: +351 915 550 133
Correio eletrónico: sofiacarvalho.faro@algarvemail.example
# Experiência profissional
04/2019 – presente \tRececionista, Hotel Eva Senses, Faro
05/2015 – 03/2019 \tEmpregada de andares, Tivoli Marina, Vilamoura
# Formação
Curso profissional de Técnico de Receção, Escola de Hotelaria do Algarve, 2015
# Línguas
Português, Inglês (C1), Francês (B1)
`,
  }),
  cv('18-pt-pt-auxiliar-europass', 'doc', 'pt', 'PT', {
    names: ['Maria de Fátima Rodrigues Pinto', 'Maria de Fátima Pinto', 'Fátima Pinto', 'Maria Pinto'],
    email: 'fatinha.pinto@minhonet.example',
    phone: '965 550 108',
    city: 'Braga',
    languages: ['Português'],
    jobs: [
      'Ajudante de ação direta | Santa Casa da Misericórdia | Braga | 2012-09 | now',
      'Costureira | Confeções Somelos | Guimarães | 1996-02 | 2012-07',
    ],
    page: `
|| 6 11
| **Curriculum Vitae** | **INFORMAÇÃO PESSOAL**
| Apelidos / Nomes próprios | Rodrigues Pinto, Maria de Fátima
| Morada | Rua do Caires, 112 – 4700-207 Braga
| Telefone | 965 550 108
| Endereço eletrónico | fatinha.pinto@minhonet.example
| Nacionalidade | Portuguesa
| Data de nascimento | 13/05/1975
^ **EXPERIÊNCIA PROFISSIONAL**
|| 6 11
| Setembro 2012 – até à data | Ajudante de ação direta\\Santa Casa da Misericórdia, Braga
| Fevereiro 1996 – julho 2012 | Costureira\\Confeções Somelos, Guimarães
^ **HABILITAÇÕES**
|| 6 11
| 2010 | 9.º ano (RVCC), Centro Novas Oportunidades de Braga
| Língua materna | Português
`,
  }),
  cv('19-pt-br-designer', 'pdf', 'pt', 'BR', {
    names: ['Thiago Nascimento', 'thiago nascimento'],
    email: 'oi@tracofino.example',
    phone: '(41) 95550-0118',
    city: 'Curitiba',
    headline: 'designer gráfico',
    languages: ['inglês'],
    jobs: [
      'designer pleno | O Boticário | Curitiba | 2021-03 | now',
      'assistente de arte | Gazeta do Povo | Curitiba | 2016-01 | 2021-02',
    ],
    page: `
! thiago nascimento
designer gráfico
curitiba, pr · (41) 95550-0118 · oi@tracofino.example
# onde trabalhei
**designer pleno**, O Boticário, Curitiba
mar 2021 até hoje
**assistente de arte**, Gazeta do Povo, Curitiba
jan 2016 – fev 2021
# estudei
design gráfico, UTFPR, 2015
# falo
inglês avançado
`,
  }),
  cv('20-pt-br-cozinheira', 'docx', 'pt', 'BR', {
    names: ['Rosângela Batista'],
    email: 'rosa.temperos@reconcavo.example',
    phone: '(71) 95550-0164',
    city: 'Salvador',
    headline: 'Cozinheira',
    languages: [],
    jobs: [
      'Cozinheira líder | Restaurante Yemanjá | Salvador | 2018-08 | now',
      'Auxiliar de cozinha | Hospital Português | Salvador | 2010-03 | 2018-07',
    ],
    page: `
> **CURRÍCULO**
> **Rosângela Batista**
> Brasileira, solteira, 41 anos
> Rua Direta do Uruguai, 309, Uruguai – Salvador – BA – CEP 40450-210
> Tel/WhatsApp: (71) 95550-0164
> rosa.temperos@reconcavo.example
# OBJETIVO
Cozinheira
# EXPERIÊNCIA
* Restaurante Yemanjá, Salvador. Cargo: Cozinheira líder. Período: 08/2018 até o momento
* Hospital Português, Salvador. Cargo: Auxiliar de cozinha. Período: 03/2010 a 07/2018
# ESCOLARIDADE
Ensino médio completo. Curso de boas práticas, SENAC, 2019
`,
  }),
  cv('21-pt-br-vigilante-ficha', 'doc', 'pt', 'BR', {
    names: ['Edson Pereira de Souza', 'Edson de Souza', 'Edson Souza'],
    email: 'edinho.vig@goiasnet.example',
    phone: '(62) 95550-0187',
    city: 'Aparecida de Goiânia',
    languages: [],
    jobs: [
      'Vigilante patrimonial | Prosegur | Goiânia | 2017-02 | now',
      'Porteiro | Condomínio Jardim América | Goiânia | 2010-06 | 2017-01',
    ],
    page: `
**FICHA DE CADASTRO DE CANDIDATO**
|| 3.5 5.5 3 5
| Nome completo | Edson Pereira de Souza | Sexo | M
| Nascimento | 30/09/1986 | Naturalidade | Anápolis/GO
| Nome da mãe | Iraci Pereira de Souza | Nome do pai | não consta
| Endereço | Rua 14, Qd. 22, Lt. 8, Vila Brasília | Cidade/UF | Aparecida de Goiânia/GO
| Celular | (62) 95550-0187 | E-mail | edinho.vig@goiasnet.example
| CNH | AB | Reciclagem | 06/2026
**EMPREGOS ANTERIORES**
|| 5 5 7
| Empresa | Função | Período
| Prosegur, Goiânia | Vigilante patrimonial | 02/2017 – atual
| Condomínio Jardim América, Goiânia | Porteiro | 06/2010 – 01/2017
Escolaridade: 2º grau completo
`,
  }),
  cv('22-pt-pt-soldador-agencia', 'pdf', 'pt', 'PT', {
    names: ['Nuno Teixeira'],
    phone: '938 550 141',
    city: 'Estarreja',
    headline: 'Soldador TIG/MIG',
    languages: [],
    jobs: [
      'Soldador | Martifer | Oliveira de Frades | 2016-01 | now',
      'Serralheiro | Metalúrgica Progresso | Vale de Cambra | 2008-04 | 2015-12',
    ],
    page: `
HEAD Ria Recursos Humanos, Lda. · Av. Dr. Lourenço Peixinho 90, Aveiro · geral@riarh.example · 234 555 010
**Apresentação de candidato**
Consultora responsável: Dra. Inês Marques
^ **Candidato: Nuno Teixeira**
Função: Soldador TIG/MIG
Residência: Estarreja
Contacto: 938 550 141
# Percurso
jan. 2016 – presente: Soldador, Martifer, Oliveira de Frades
abr. 2008 – dez. 2015: Serralheiro, Metalúrgica Progresso, Vale de Cambra
# Observações da consultora
Certificado ISO 9606-1 válido. Quer ficar a menos de 40 km de casa. Pede 1.450 € líquidos.
`,
  }),
  ...BY_HAND_FIFTY_THIRD_MORE,
];
