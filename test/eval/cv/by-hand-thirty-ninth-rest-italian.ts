import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Of the thirty closed ones those in Italian. */
export const BY_HAND_THIRTY_NINTH_REST_ITALIAN: Sheet[] = [
  cv('14-it-infermiera', 'docx', 'it', 'IT', {
    names: ['Maria Grazia Cammarata'],
    email: 'mg.cammarata@etnapost.example',
    phone: '340 555 0171',
    city: 'Catania',
    headline: 'Infermiera di sala operatoria',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Infermiera strumentista | ARNAS Garibaldi | | 2018-06 | now',
      'Infermiera | Humanitas Centro Catanese di Oncologia | | 2013-02 | 2018-05',
      'Infermiera | Casa di cura Villa dei Gerani | | 2011-01 | 2013-01',
    ],
    page: `
! Dott.ssa Maria Grazia Cammarata
Infermiera di sala operatoria
Catania – cell. 340 555 0171 – mg.cammarata@etnapost.example – Iscritta OPI Catania
# Profilo
Quindici anni di corsia e di sala. Precisa, abituata ai turni, con un debole per l’ortopedia. Disponibile al trasferimento al Nord con alloggio.
# Esperienza professionale
**Infermiera strumentista**
ARNAS Garibaldi, Catania
giugno 2018 – presente
* Chirurgia generale, urologia robotica, urgenze notturne
* Referente per i ferri e la sterilizzazione
**Infermiera**
Humanitas Centro Catanese di Oncologia, Catania
febbraio 2013 – maggio 2018
* Day hospital oncologico, PICC team
**Infermiera**
Casa di cura Villa dei Gerani, Trapani
gennaio 2011 – gennaio 2013
# Istruzione
Master in Coordinamento delle professioni sanitarie, Unicusano, 2021
Laurea in Infermieristica, Università di Catania, 2010
# Lingue
Italiano (madrelingua), Inglese (B1)
# Altro
Patente B, automunita. BLSD 2025.
`,
  }),
  cv('15-it-progettista', 'pdf', 'it', 'IT', {
    names: ['Enrico De Bortoli'],
    email: 'enrico.debortoli@piavepost.example',
    phone: '349 555 0158',
    city: 'Conegliano',
    headline: 'Progettista meccanico senior',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile ufficio tecnico | Breton S.p.A. | | 2019-01 | now',
      'Progettista meccanico senior | Breton S.p.A. | | 2013-04 | 2018-12',
      'Progettista meccanico | Electrolux Professional | | 2007-09 | 2013-03',
      'Disegnatore CAD | Officine Zanchetta s.n.c. | | 2003-07 | 2007-08',
    ],
    page: `
[[ 5 12
PIC foto | foto tessera
^ **Dati**
Conegliano (TV)
349 555 0158
enrico.debortoli@piavepost.example
14 ottobre 1982
^ **Software**
SolidWorks
Creo
Ansys (base)
SAP PLM
^ **Lingue**
Italiano
Inglese: B2
Tedesco: A2
^ **Hobby**
Coro alpino
Corsa in montagna
---
! De Bortoli Enrico
Progettista meccanico senior
^ **Esperienza**
**Breton S.p.A.**, Castello di Godego
Responsabile ufficio tecnico | 01/2019 – oggi
* Otto progettisti, linee per la lavorazione della pietra
* Standardizzazione dei mandrini: 40 codici in meno
Progettista meccanico senior | 04/2013 – 12/2018
* Centri di lavoro a cinque assi
**Electrolux Professional**, Pordenone
Progettista meccanico | 09/2007 – 03/2013
* Lavastoviglie a cappa, brevetto come coautore
**Officine Zanchetta s.n.c.**, Susegana
Disegnatore CAD | 07/2003 – 08/2007
^ **Studi**
Laurea triennale in Ingegneria meccanica, Università di Padova, 2007 (da studente lavoratore)
Perito meccanico, ITIS Galilei Conegliano, 2001
]]
`,
  }),
  cv('16-it-autista', 'doc', 'it', 'IT', {
    names: ['Abdelkader Benali', 'Benali Abdelkader'],
    email: 'kader.benali@padanapost.example',
    phone: '388 555 0109',
    city: 'Piacenza',
    languages: ['Arabo', 'Italiano', 'Francese'],
    jobs: [
      'Autista CE | Arcese Trasporti | | 2020 | now',
      'Autista patente C | Cooperativa San Martino | | 2014 | 2020',
      'Magazziniere mulettista | Cooperativa San Martino | | 2010 | 2014',
      'Bracciante agricolo | Azienda agricola Molinari | | 2007 | 2010',
    ],
    page: `
**LAVOROPIÙ FILIALE DI PIACENZA – SCHEDA CANDIDATO**
|| 6 11
| COGNOME | BENALI
| NOME | ABDELKADER
| NATO A | Khouribga (Marocco) il 12/12/1984
| RESIDENTE A | Piacenza
| TELEFONO | 388 555 0109
| MAIL | kader.benali@padanapost.example
| PATENTI | B, C, CE, CQC merci, carta tachigrafica
| PERMESSO | soggiorno di lungo periodo
| DISPONIBILITÀ | immediata, anche estero
**ESPERIENZE LAVORATIVE**
2020 – oggi
Arcese Trasporti
Autista CE
Linee Piacenza – Lione e Piacenza – Barcellona, bilico centinato
2014 – 2020
Cooperativa San Martino
Autista patente C
Distribuzione GDO, sponda idraulica
2010 – 2014
Cooperativa San Martino
Magazziniere mulettista
2007 – 2010
Azienda agricola Molinari
Bracciante agricolo
**TITOLI**
Licenza media, CTP Piacenza, 2009
Patentino muletto, rinnovato 2024
**LINGUE**
Arabo, Italiano, Francese
`,
  }),
  cv('17-it-ch-impiegata', 'docx', 'it', 'CH', {
    names: ['Chiara Bernasconi Pedrazzini', 'Chiara Bernasconi', 'Chiara Bernasconi-Pedrazzini'],
    email: 'chiara.bernasconi@ceresiopost.example',
    phone: '+41 79 555 01 44',
    city: 'Lugano',
    headline: 'Specialista in gestione del personale',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'HR Business Partner | BancaStato | | 2022-04 | now',
      'Specialista HR | Ente Ospedaliero Cantonale | | 2016-01 | 2022-03',
      'Impiegata di commercio | AXA Winterthur | | 2011-08 | 2015-12',
      'Apprendista impiegata di commercio | AXA Winterthur | | 2008-09 | 2011-07',
    ],
    aside: [3],
    page: `
[[ 4 13
PIC ritratto | ritratto della candidata
---
**Chiara Bernasconi Pedrazzini**
Specialista in gestione del personale
Via Besso 0, 6900 Lugano
+41 79 555 01 44 · chiara.bernasconi@ceresiopost.example
Attinente di Lugano, 1992, sposata
]]
# Percorso professionale
|| 4 13
| 04.2022 – oggi | **HR Business Partner**\\BancaStato, Bellinzona\\Consulenza a 220 collaboratori e 18 quadri; politica salariale; rientri dopo malattia
| 01.2016 – 03.2022 | **Specialista HR**\\Ente Ospedaliero Cantonale, Bellinzona\\Reclutamento di personale curante, permessi G
| 08.2011 – 12.2015 | **Impiegata di commercio**\\AXA Winterthur, Lugano\\Sinistri veicoli
| 09.2008 – 07.2011 | **Apprendista impiegata di commercio**\\AXA Winterthur, Lugano
# Formazione
|| 4 13
| 2019 | Attestato professionale federale, specialista in risorse umane
| 2024 | CAS Diritto del lavoro, SUPSI
| 2011 | AFC impiegata di commercio con maturità professionale
# Lingue
|| 4 13
| Italiano | lingua madre
| Tedesco | C1 (un anno a Zurigo)
| Francese | B2
| Inglese | B2
# Referenze
A richiesta
`,
  }),
  cv('18-it-neolaureato', 'pdf', 'it', 'IT', {
    names: ['Tommaso Hu', 'Tommaso Hu Jiahao', 'Jiahao Hu', 'Tommaso Jiahao Hu', 'Tommaso (Jiahao) Hu'],
    email: 'tommaso.hu@pratopost.example',
    phone: '+39 320 555 0193',
    city: 'Prato',
    headline: 'Laureato in Economia e Commercio',
    languages: ['Italiano', 'Cinese', 'Inglese'],
    jobs: [
      'Tirocinante ufficio export | Manteco | | 2026-02 | 2026-07',
      'Addetto vendite | Decathlon | | 2023-10 | 2025-12',
      'Cameriere | Ristorante Grande Muraglia | | 2019-06 | 2023-09',
    ],
    aside: [0],
    page: `
# Tommaso (Jiahao) Hu
Laureato in Economia e Commercio
Prato | +39 320 555 0193 | tommaso.hu@pratopost.example | 6 marzo 2001
## Obiettivo
Un primo impiego in amministrazione, export o acquisti in un’azienda tessile o della moda; il cinese lo porto da casa.
## Istruzione
**Università degli Studi di Firenze** (2020 – 2025)
Laurea in Economia e Commercio, 104/110. Tesi: La filiera corta del cardato pratese
**Liceo scientifico Copernico, Prato** (2015 – 2020)
## Esperienze
**Manteco**, Montemurlo (febbraio 2026 – luglio 2026)
Tirocinante ufficio export
* Documenti doganali, campionari, telefonate con Shanghai alle otto di mattina
**Decathlon**, Prato (ottobre 2023 – dicembre 2025)
Addetto vendite
* Part time 20 ore, reparto ciclismo
**Ristorante Grande Muraglia**, Prato (giugno 2019 – settembre 2023)
Cameriere
* Locale di famiglia, fine settimana
## Competenze
Excel, Stata, Canva; patente B
Italiano madrelingua – Cinese madrelingua (wenzhounese e mandarino) – Inglese C1 (IELTS 7)
`,
  }),
];
