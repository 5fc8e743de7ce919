import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth');

/** The open ones of the thirty-fifth lot in Italian, Portuguese, Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_MORE: Sheet[] = [
  cv('06-it-parrucchiera', 'doc', 'it', 'IT', {
    names: ['Federica Lo Presti'],
    email: 'federica.lopresti@etnaposta.example',
    phone: '345 555 0158',
    city: 'Catania',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Parrucchiera | Salone Idea Donna | | 2019-02 | now',
      'Aiuto parrucchiera | Jean Louis David | | 2015-10 | 2019-01',
      'Commessa | OVS | | 2013-11 | 2015-09',
    ],
    page: `
> **CURRICULUM VITAE**
^ **DATI PERSONALI**
Nome e cognome: Federica Lo Presti
Nata a Catania il 2 agosto 1994
Residente in via Plebiscito 301, 95124 Catania
Cellulare 345 555 0158
E-mail federica.lopresti@etnaposta.example
Stato civile nubile, patente B
^ **ESPERIENZE LAVORATIVE**
Da febbraio 2019 a oggi
**Parrucchiera** presso **Salone Idea Donna**, Catania
Taglio, colore, schiariture, acconciature da sposa. Apro e chiudo il negozio.

Da ottobre 2015 a gennaio 2019
**Aiuto parrucchiera** presso **Jean Louis David**, Centro commerciale Etnapolis
Shampoo, pieghe, tinte

Da novembre 2013 a settembre 2015
**Commessa** presso **OVS**, Catania
^ **ISTRUZIONE**
Qualifica di acconciatore, Euroform Catania, 2015
Abilitazione alla professione, 2018
Licenza media, 2008
^ **LINGUE**
Italiano e un poco di inglese
^ **HOBBY**
Ballo caraibico, trucco, il mio gatto
~ Si autorizza il trattamento dei dati personali
`,
  }),
  cv('07-it-magazzino-colonne', 'pdf', 'it', 'IT', {
    names: ['Massimo Brambati'],
    email: 'm.brambati@orobie.example',
    phone: '349 555 0120',
    city: 'Seriate',
    headline: 'Responsabile di magazzino',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Responsabile di magazzino | Oriocenter Logistica S.r.l. | | 2017-06 | now',
      'Capoturno | DHL Express | | 2011-01 | 2017-05',
      'Magazziniere | Gewiss | | 2004-02 | 2010-12',
      'Operaio | Tenaris Dalmine | | 2000 | 2003',
    ],
    page: `
[[ 11.5 5.5
! Massimo Brambati
Responsabile di magazzino
^ **ESPERIENZE PROFESSIONALI**
^ **giu 2017 – oggi**
**Responsabile di magazzino**
Oriocenter Logistica S.r.l., Azzano San Paolo
Ventidue addetti su due turni, WMS Replica, inventari, appalti di facchinaggio
^ **gen 2011 – mag 2017**
**Capoturno**
DHL Express, Orio al Serio
Turno di notte, rampe, merci pericolose
^ **feb 2004 – dic 2010**
**Magazziniere**
Gewiss, Cenate Sotto
^ **2000 – 2003**
**Operaio**
Tenaris Dalmine
^ **FORMAZIONE**
Perito meccanico, ITIS Paleocapa, 1999
Corso preposti e RLS, 2018
---
**CONTATTI**
Seriate (BG)
349 555 0120
m.brambati@orobie.example
^ **COMPETENZE**
Muletto e retrattile
WMS
Excel
Gestione turni
^ **LINGUE**
Italiano
Inglese
^ **PATENTI**
B, patentino ADR
^ **PASSIONI**
Atalanta
Montagna
]]
`,
  }),
  cv('08-br-tecnico-enfermagem', 'docx', 'pt', 'BR', {
    names: ['Marcos Vinícius Teixeira', 'Marcos Teixeira'],
    email: 'marcos.vteixeira@mineiro.example',
    phone: '(31) 95555-0164',
    city: 'Contagem',
    headline: 'Técnico de Enfermagem',
    jobs: [
      'Técnico de Enfermagem | Hospital Mater Dei | | 2020-04 | now',
      'Técnico de Enfermagem | UPA Ressaca | | 2016-10 | 2020-03',
      'Cuidador de idosos | Residencial Vovó Alzira | | 2015-02 | 2016-09',
      'Atendente | Drogaria Araujo | | 2011-06 | 2014-12',
    ],
    page: `
# Marcos Vinícius Teixeira
Técnico de Enfermagem
Bairro Eldorado, Contagem – MG
(31) 95555-0164 | marcos.vteixeira@mineiro.example
## Resumo
Onze anos na área da saúde, seis deles em CTI adulto. Gosto de plantão e de trabalhar em equipe. Busco vaga 12x36 em Belo Horizonte.
## Experiência profissional
**Hospital Mater Dei** – Belo Horizonte
Técnico de Enfermagem | abril de 2020 – atualmente
* CTI adulto, 10 leitos, hemodiálise, evolução no Tasy
**UPA Ressaca** – Contagem
Técnico de Enfermagem | outubro de 2016 – março de 2020
* Classificação de risco, sala vermelha, medicação
**Residencial Vovó Alzira** – Betim
Cuidador de idosos | fevereiro de 2015 – setembro de 2016
**Drogaria Araujo** – Belo Horizonte
Atendente | junho de 2011 – dezembro de 2014
## Formação
Técnico em Enfermagem, Escola Polimig, 2014
Enfermagem (bacharelado), Una, 5º período
Ensino médio, E.E. Helena Guerra, 2010
## Registro e cursos
COREN-MG 000.123 (ativo)
ACLS, punção guiada, NR-32
`,
  }),
  cv('09-pt-arquiteta', 'doc', 'pt', 'PT', {
    names: ['Inês Lourenço Galvão', 'Inês Galvão'],
    email: 'ines@galvaoarq.example',
    phone: '936 555 018',
    city: 'Braga',
    headline: 'Arquiteta',
    languages: ['Inglês', 'Espanhol', 'Italiano'],
    jobs: [
      'Arquiteta sénior | Casais | | 2020-02 | now',
      'Arquiteta | Atelier Souto & Maia | | 2014-09 | 2020-01',
      'Arquiteta estagiária | Carvalho Araújo | | 2013-03 | 2014-08',
    ],
    aside: [2],
    page: `
**INÊS LOURENÇO GALVÃO**
Arquiteta (OA n.º 00218)
^ Rua de São Vicente 140, 4710-312 Braga    T. 936 555 018    ines@galvaoarq.example
^ **PERCURSO**
|| 4 13
| 02.2020 – presente | **Casais**, Braga\\Arquiteta sénior\\Coordenação de projeto em BIM, hotéis e residências de estudantes, construção off-site
| 09.2014 – 01.2020 | **Atelier Souto & Maia**, Guimarães\\Arquiteta\\Reabilitação no centro histórico, licenciamentos, acompanhamento de obra
| 03.2013 – 08.2014 | **Carvalho Araújo**, Braga\\Arquiteta estagiária
^ **FORMAÇÃO**
|| 4 13
| 2006 – 2012 | Mestrado Integrado em Arquitetura, Universidade do Minho
| 2010 – 2011 | Erasmus, Politecnico di Torino
| 2021 | Pós-graduação BIM, Universidade do Porto
^ **FERRAMENTAS**
Revit, AutoCAD, Rhino, Navisworks, Adobe CC
^ **LÍNGUAS**
Inglês C1, Espanhol B2, Italiano B2
^ **PRÉMIOS**
Menção honrosa, Prémio Nuno Teotónio Pereira (equipa), 2019
`,
  }),
  cv('10-sv-butikschef', 'pdf', 'sv', 'SE', {
    names: ['Linnea Bergqvist'],
    email: 'linnea.bergqvist@malarpost.example',
    phone: '070 555 04 72',
    city: 'Västerås',
    headline: 'Butikschef',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Butikschef | KappAhl | | 2021-08 | now',
      'Biträdande butikschef | Lindex | | 2017-10 | 2021-07',
      'Butikssäljare | Lindex | | 2014-06 | 2017-09',
      'Volontär | Röda Korset Second Hand | | |',
    ],
    aside: [3],
    page: `
! Linnea Bergqvist
Butikschef
Västerås  •  070 555 04 72  •  linnea.bergqvist@malarpost.example
# Om mig
Säljande chef som hellre står på golvet än sitter på kontoret. Under mina år har butiken gått från plats 41 till 9 i landet.
# Arbetslivserfarenhet
## Butikschef, KappAhl
augusti 2021 – nu | Erikslund, Västerås
* Budget 28 mkr, tretton medarbetare
* Rekrytering, schema i Quinyx, visuell merchandising
## Biträdande butikschef, Lindex
oktober 2017 – juli 2021 | Västerås
* Inköp av basvaror, svinn, utbildning av extrapersonal
## Butikssäljare, Lindex
juni 2014 – september 2017 | Köping
# Ideellt
Volontär, Röda Korset Second Hand
# Utbildning
Butiksledarprogrammet, YH Mälardalen, 2019 – 2020
Handels- och administrationsprogrammet, Ullvigymnasiet, 2011 – 2014
# Språk
Svenska, engelska
# Referenser
Min regionchef svarar gärna
`,
  }),
  cv('11-da-driftsleder', 'docx', 'da', 'DK', {
    names: ['Søren Damgaard Lauritsen', 'Søren Lauritsen'],
    email: 'soren.lauritsen@himmerlandspost.example',
    phone: '22 55 01 94',
    city: 'Hobro',
    headline: 'Driftsleder',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Driftsleder | Arla Foods | | 2018-11 | now',
      'Produktionsleder | Danish Crown | | 2011-03 | 2018-10',
      'Mejerist | Mammen Mejerierne | | 2003-09 | 2011-02',
    ],
    page: `
**Søren Damgaard Lauritsen**
Driftsleder
Adelgade 61
9500 Hobro
Tlf. 22 55 01 94
soren.lauritsen@himmerlandspost.example

**Resumé**
Mejerist af uddannelse og leder af lyst. Har ansvaret for et døgnbemandet mejeri og sover alligevel om natten.

**Ansættelser**
11.2018 – d.d.
Driftsleder hos Arla Foods, Hobro
85 medarbejdere i tre hold, OEE fra 61 til 74, vedligehold og sikkerhed

03.2011 – 10.2018
Produktionsleder hos Danish Crown, Sæby
Slagtegang og udbening, lean, forhandling med tillidsfolk

09.2003 – 02.2011
Mejerist hos Mammen Mejerierne, Bjerringbro

**Uddannelse**
2015 – 2017: Akademiuddannelse i ledelse, UCN
1999 – 2003: Mejerist, Kold College, Odense

**Sprog**
Dansk, engelsk, tysk

**Privat**
Gift med Lone, tre børn. Jagt, brændekløvning og HIK-håndbold.
`,
  }),
  cv('12-no-kundeservice', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Ida Marie Skogstad', 'Ida Skogstad'],
    email: 'ida.skogstad@mjospost.example',
    phone: '476 55 031',
    city: 'Hamar',
    headline: 'Teamleder kundeservice',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Teamleder kundeservice | Eidsiva | | 2021-03 | now',
      'Kundekonsulent | Eidsiva | | 2017-08 | 2021-02',
      'Kundebehandler | Telenor | | 2015-01 | 2017-07',
      'Butikkmedarbeider | Kiwi | | 2012-06 | 2014-12',
    ],
    page: `
! Ida Marie Skogstad
Teamleder kundeservice
~ Storhamargata 90, 2317 Hamar  |  476 55 031  |  ida.skogstad@mjospost.example
# Om meg
Leder for tolv hyggelige og utålmodige mennesker på telefon og chat. Jeg liker tall, men kundens stemme mer.
# Jobb
|| 5 12
| 03/2021 – nå | **Teamleder kundeservice**\\Eidsiva, Hamar\\Bemanning, medlytt, coaching, svartid halvert på to år
| 08/2017 – 02/2021 | **Kundekonsulent**\\Eidsiva, Hamar\\Faktura, flytting, strøm og fiber
| 01/2015 – 07/2017 | **Kundebehandler**\\Telenor, Lillehammer
| 06/2012 – 12/2014 | **Butikkmedarbeider**\\Kiwi, Brumunddal
# Utdanning
|| 5 12
| 2018 – 2021 | Bachelor i ledelse (deltid), Høgskolen i Innlandet
| 2009 – 2012 | Studiespesialisering, Ringsaker videregående skole
# Språk
Norsk, engelsk, spansk
# Annet
Førerkort B. Spiller håndball i femte divisjon.
`,
  }),
];
