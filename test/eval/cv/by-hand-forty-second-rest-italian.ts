import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second-closed');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FORTY_SECOND_REST_ITALIAN: Sheet[] = [
  cv('14-it-infermiera', 'docx', 'it', 'IT', {
    names: ['Ionela Dumitrescu', 'Ionela Mihaela Dumitrescu'],
    email: 'ionela.dumitrescu@borminaposta.example',
    phone: '347 555 0168',
    city: 'Reggio Emilia',
    headline: 'Infermiera',
    languages: ['Rumeno', 'Italiano', 'Inglese'],
    jobs: [
      'Infermiera di sala operatoria | AUSL IRCCS di Reggio Emilia | | 2017-03 | now',
      'Infermiera | Villa Verde | | 2012-11 | 2017-02',
      'Operatrice socio-sanitaria | Cooperativa Coopselios | | 2007-05 | 2010-09',
      'Assistente familiare | famiglia privata | | 2004 | 2007',
    ],
    page: `
! Ionela Mihaela Dumitrescu
**Infermiera**
via Emilia all’Angelo 22, Reggio Emilia – cell. 347 555 0168 – ionela.dumitrescu@borminaposta.example
Nata a Bacău (Romania) il 3 marzo 1983 – cittadina italiana – patente B
# Esperienza professionale
**marzo 2017 → oggi**
**Infermiera di sala operatoria** presso AUSL IRCCS di Reggio Emilia
* Strumentista in chirurgia generale e robotica
* Tutor di tirocinio
**novembre 2012 → febbraio 2017**
**Infermiera** presso Villa Verde, casa di cura privata
* Degenza ortopedica, turni sulle 24 ore
**maggio 2007 → settembre 2010**
**Operatrice socio-sanitaria** presso Cooperativa Coopselios
* RSA, nucleo Alzheimer
**2004 → 2007**
**Assistente familiare** presso famiglia privata, Scandiano
# Titoli di studio
* Laurea in Infermieristica, Università di Modena e Reggio Emilia, 2012, 108/110
* Qualifica OSS, 2007
* Liceo pedagogico, Bacău, 2001
# Iscrizione all’albo
OPI Reggio Emilia dal 2012
# Lingue
Rumeno, Italiano (ottimo), Inglese (scolastico)
`,
  }),
  cv('15-it-chef', 'pdf', 'it', 'IT', {
    names: ['Salvatore Cacciapuoti', 'Salvatore (Sasà) Cacciapuoti', 'Sasà Cacciapuoti'],
    email: 'sasacacc@vesuvio.example',
    phone: '+39 338 555 0121',
    city: 'Pozzuoli',
    headline: 'Chef',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Executive chef | Grand Hotel Vesuvio | Napoli | 2021-05 | now',
      'Sous chef | Capri Palace | Anacapri | 2016-04 | 2020-10',
      'Capo partita ai primi | Kulm Hotel | St. Moritz | 2012-12 | 2016-03',
      'Commis di cucina | Da Dora | Napoli | 2008-06 | 2012-10',
    ],
    page: `
[[ 6 11
PIC foto | foto in giacca bianca
# Salvatore (Sasà) Cacciapuoti
Chef
^ **CONTATTI**
Pozzuoli (NA)
+39 338 555 0121
sasacacc@vesuvio.example
^ **LINGUE**
Italiano
Inglese, buono
Tedesco, di cucina
^ **SPECIALITÀ**
Pesce crudo
Lievitati
Banchetti fino a 500
^ **CORSI**
HACCP responsabile
Sottovuoto e CBT
---
**ESPERIENZE**
**Executive chef**
Grand Hotel Vesuvio, Napoli
maggio 2021 – in corso
* Brigata di 19, due ristoranti e room service
* Food cost dal 36 al 29 per cento
**Sous chef**
Capri Palace, Anacapri
aprile 2016 – ottobre 2020 (stagioni)
**Capo partita ai primi**
Kulm Hotel, St. Moritz
dicembre 2012 – marzo 2016 (stagioni)
**Commis di cucina**
Da Dora, Napoli
giugno 2008 – ottobre 2012
^ **STUDI**
Diploma alberghiero, I.P.S.S.A.R. Petronio, Pozzuoli, 2008
^ **COSA CERCO**
Un albergo aperto tutto l’anno, in Campania o nel Lazio, con la domenica sera libera almeno ogni tanto.
]]
`,
  }),
  cv('16-it-ragioniera', 'doc', 'it', 'IT', {
    names: ['Graziella Pellegrinon'],
    email: 'g.pellegrinon@agordomail.example',
    phone: '0437 555 013',
    city: 'Belluno',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Impiegata contabile | Luxottica | Agordo | 1998-09 | now',
      'Addetta paghe | Studio Dal Farra | Belluno | 1991-02 | 1998-08',
      'Impiegata d’ordine | Birreria Pedavena | Pedavena | 1988 | 1991',
    ],
    page: `
**PELLEGRINON GRAZIELLA**
Via Feltre 118, 32100 Belluno
Tel. 0437 555 013
g.pellegrinon@agordomail.example
Nata ad Agordo il 30/01/1969, coniugata
^ **ESPERIENZE LAVORATIVE**
settembre 1998 – oggi: Luxottica, Agordo. Impiegata contabile. Contabilità clienti Italia, solleciti, incassi, bilancio di verifica trimestrale.
febbraio 1991 – agosto 1998: Studio Dal Farra, Belluno. Addetta paghe. Cedolini per 60 ditte, modelli 770.
1988 – 1991: Birreria Pedavena, Pedavena. Impiegata d’ordine. Fatturazione e centralino.
^ **ISTRUZIONE**
Diploma di ragioniere e perito commerciale, I.T.C. Calvi, Belluno, 1988, 52/60
^ **CONOSCENZE INFORMATICHE**
SAP, Zucchetti, Excel, posta elettronica
^ **LINGUE**
Italiano, Inglese (base)
^ **NOTE**
Sono disponibile al part-time. Tra quattro anni la pensione, se non cambiano ancora la legge.
`,
  }),
  cv('17-it-project-manager', 'docx', 'it', 'CH', {
    names: ['Alessandra Bernasconi Wüthrich', 'Alessandra Bernasconi'],
    email: 'a.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 45',
    city: 'Lugano',
    headline: 'Responsabile di progetto IT',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile di progetto IT | BancaStato | Bellinzona | 2020-02 | now',
      'Business analyst | BSI | Lugano | 2013-09 | 2020-01',
      'Consulente | Accenture | Zurigo | 2009-08 | 2013-08',
    ],
    page: `
|| 13 4
| ! Alessandra Bernasconi Wüthrich\\Responsabile di progetto IT\\via Trevano 41, 6900 Lugano\\+41 79 555 01 45 – a.bernasconi@ceresiomail.example\\Svizzera, 1985 | PIC foto
# In breve
Da tredici anni nella banca ticinese, prima dalla parte di chi chiede e poi di chi consegna. Certificata PMP e SAFe.
# Competenze
**Progetti:** migrazioni di sistemi core (Avaloq), budget fino a CHF 4 mio
**Persone:** squadre miste fino a 15, fornitori a Milano e Varsavia
**Norme:** FINMA, nLPD, audit
# Percorso professionale
## BancaStato, Bellinzona
Responsabile di progetto IT (02.2020 – oggi)
* E-banking nuovo, 61 000 clienti migrati in due fine settimana
## BSI, Lugano
Business analyst (09.2013 – 01.2020)
* Onboarding, FATCA e AIA; integrazione in EFG
## Accenture, Zurigo
Consulente (08.2009 – 08.2013)
# Formazione
MSc in Management and Informatics, Università della Svizzera italiana, 2009
Liceo cantonale di Lugano 1, maturità 2004
# Lingue
Italiano (madrelingua), Tedesco (C1), Francese (B2), Inglese (C1)
`,
  }),
  cv('18-it-neolaureato', 'pdf', 'it', 'IT', {
    names: ['Gian Marco De Sanctis', 'Gian Marco de Sanctis'],
    email: 'gianmarcodesanctis@maiellamail.example',
    phone: '351 555 0190',
    city: 'Pescara',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    aside: [0],
    jobs: [
      'Tirocinante ufficio qualità | Fater | Pescara | 2026-02 | 2026-07',
      'Bagnino di salvataggio | Lido La Capannina | Francavilla al Mare | 2021-06 | 2025-09',
      'Rider | Glovo | Pescara | 2022 | 2023',
    ],
    page: `
! Gian Marco De Sanctis
Pescara | 351 555 0190 | gianmarcodesanctis@maiellamail.example | automunito
^ Ingegnere gestionale appena laureato, pignolo con i dati e abituato ai turni. Cerco il primo impiego in qualità o produzione, anche fuori regione.
# Formazione
**Laurea magistrale in Ingegneria gestionale**, 110/110 \tottobre 2026
Università degli Studi dell’Aquila. Tesi: riduzione degli scarti su una linea di confezionamento
**Laurea triennale in Ingegneria industriale** \tluglio 2023
Università degli Studi dell’Aquila
**Erasmus+** \tsettembre 2024 – febbraio 2025
Universidad de Sevilla
**Maturità scientifica** \t2019
Liceo Galileo Galilei, Pescara
# Esperienze
**Tirocinante ufficio qualità**, Fater, Pescara \tfebbraio – luglio 2026
* Carte di controllo, 8D, dashboard in Power BI
**Rider**, Glovo, Pescara \t2022 – 2023
**Bagnino di salvataggio**, Lido La Capannina, Francavilla al Mare \tgiugno 2021 – settembre 2025 (solo estati)
# Competenze
Minitab, Python (pandas), Excel, AutoCAD, Lean Six Sigma yellow belt
# Lingue
Italiano, Inglese (C1, IELTS 7.5), Spagnolo (B2)
`,
  }),
];
