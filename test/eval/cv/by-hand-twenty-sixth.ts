import { BY_HAND_TWENTY_SIXTH_MIDDLE } from './by-hand-twenty-sixth-middle.ts';
import { BY_HAND_TWENTY_SIXTH_WEST } from './by-hand-twenty-sixth-west.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-sixth');

/** Twenty-four, of which six in Italian stand here and the others in two files beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_SIXTH: Sheet[] = [
  cv('01-it-europass-contabile', 'doc', 'it', 'IT', {
    names: ['Ornella Bassetti', 'Bassetti Ornella'],
    email: 'ornella.bassetti@postasassuolo.example',
    phone: '+39 338 555 0416',
    city: 'Sassuolo',
    jobs: [
      'Responsabile contabilità clienti | Ceramiche Rivalta S.p.A. | | 2017-02 | now',
      'Impiegata contabile | Studio Associato Morandi e Pini | | 2009-09 | 2017-01',
      'Addetta alla segreteria | Autotrasporti Vandelli S.n.c. | | 2006-03 | 2009-07',
    ],
    page: `
> FORMATO EUROPEO PER IL CURRICULUM VITAE
^ **INFORMAZIONI PERSONALI**
|| 6 11
| Nome | **BASSETTI ORNELLA**
| Indirizzo | 27, via Radici in Piano, 41049 Sassuolo (MO)
| Telefono | +39 338 555 0416
| E-mail | ornella.bassetti@postasassuolo.example
| Nazionalità | Italiana
| Data di nascita | 14/05/1985
^ **ESPERIENZA LAVORATIVA**
|| 6 11
| • Date (da – a) | FEBBRAIO 2017 – OGGI
| • Nome e indirizzo del datore di lavoro | Ceramiche Rivalta S.p.A., via Ghiarola Nuova 180, Fiorano Modenese (MO)
| • Tipo di azienda o settore | Industria ceramica
| • Tipo di impiego | Responsabile contabilità clienti
| • Principali mansioni e responsabilità | Fatturazione estero, solleciti, fidi, rapporti con l’assicurazione crediti. Due colleghe a riporto.
|  | 
| • Date (da – a) | SETTEMBRE 2009 – GENNAIO 2017
| • Nome e indirizzo del datore di lavoro | Studio Associato Morandi e Pini, piazza Garibaldi 5, Sassuolo (MO)
| • Tipo di azienda o settore | Commercialisti
| • Tipo di impiego | Impiegata contabile
| • Principali mansioni e responsabilità | Contabilità ordinaria e semplificata di circa 40 ditte, Iva, dichiarativi
|  | 
| • Date (da – a) | MARZO 2006 – LUGLIO 2009
| • Nome e indirizzo del datore di lavoro | Autotrasporti Vandelli S.n.c., Formigine (MO)
| • Tipo di azienda o settore | Trasporti
| • Tipo di impiego | Addetta alla segreteria
| • Principali mansioni e responsabilità | Bolle, centralino, prima nota
^ **ISTRUZIONE E FORMAZIONE**
|| 6 11
| • Date (da – a) | 1999 – 2004
| • Nome e tipo di istituto di istruzione | I.T.C. Alberto Baggi, Sassuolo
| • Qualifica conseguita | Ragioniere e perito commerciale
Autorizzo il trattamento dei miei dati personali ai sensi del GDPR 679/2016.
`,
  }),
  cv('02-it-tabella-idraulico', 'docx', 'it', 'IT', {
    names: ['Gavino Puddu'],
    email: 'gavinopuddu.idraulico@cagliaripost.example',
    phone: '347 5550 182',
    city: 'Quartu Sant’Elena',
    headline: 'Termoidraulico con patentino F-Gas',
    jobs: [
      'Capo cantiere impianti | Termoimpianti del Golfo S.r.l. | | 2019-06 | now',
      'Idraulico | Termoimpianti del Golfo S.r.l. | | 2013-10 | 2019-05',
      'Manutentore | Villaggio Baia dei Ginepri | | 2011-04 | 2013-09',
      'Aiuto idraulico | Ditta Efisio Melis | | 2007 | 2010',
    ],
    page: `
! Gavino Puddu
Termoidraulico con patentino F-Gas
Via Marconi 410, 09045 Quartu Sant’Elena (CA) - cell. 347 5550 182 - gavinopuddu.idraulico@cagliaripost.example
# Dove ho lavorato
|| 12 5
| **TERMOIMPIANTI DEL GOLFO S.R.L.** – Cagliari | 
| Capo cantiere impianti\\Squadra di cinque, contatti con i direttori lavori, ordini materiale | giugno 2019 → in corso
| Idraulico\\Caldaie, pannelli a pavimento, pompe di calore | ottobre 2013 → maggio 2019
| **VILLAGGIO BAIA DEI GINEPRI** – Villasimius | 
| Manutentore\\Piscina, irrigazione, 90 bungalow | aprile 2011 → settembre 2013
| **DITTA EFISIO MELIS** – Selargius | 
| Aiuto idraulico | 2007 → 2010
# Scuola e patentini
Qualifica di operatore termoidraulico, CFP Salesiani Selargius, 2006
Patentino F-Gas (2015, rinnovato), saldatura polietilene, lavori in quota
# Altro
Furgone proprio. Patente B e BE. Disponibile a trasferte in tutta l’isola.
`,
  }),
  cv('03-it-colonna-grafica', 'pdf', 'it', 'IT', {
    names: ['Benedetta Trevisanut'],
    email: 'ciao@benetrevisanut.example',
    phone: '+39 349 555 7730',
    city: 'Udine',
    headline: 'Art director & illustratrice',
    languages: ['Italiano', 'Inglese', 'Sloveno'],
    jobs: [
      'Art director | Officina Parole Storte | | 2022 | now',
      'Senior graphic designer | Tipolitografia Moderna Udinese | | 2018 | 2022',
      'Grafica junior | Danieli Comunicazione | | 2015 | 2018',
      'Stagista | Studio Novantasei | | 2014 | 2015',
    ],
    aside: [3],
    page: `
[[ 5.5 11.5
PIC Ritratto | Ritratto in bianco e nero
^ **scrivimi**
ciao@benetrevisanut.example
+39 349 555 7730
Udine, a due passi dalla stazione
^ **so usare**
InDesign ●●●●●
Illustrator ●●●●●
After Effects ●●●○○
Figma ●●●●○
^ **parlo**
Italiano: madrelingua
Inglese: C1
Sloveno: A2, per amore
^ **premi**
ADCI 2021, bronzo, packaging
---
! Benedetta Trevisanut
Art director & illustratrice
^ Metto in ordine le cose degli altri: marchi, libri, etichette di vino. Nel tempo libero disegno asini.
^ **ESPERIENZA**
**2022 > ora**
**Officina Parole Storte** / Udine
Art director
Coordino tre grafici e una fotografa; clienti food & wine
**2018 > 2022**
**Tipolitografia Moderna Udinese** / Tavagnacco
Senior graphic designer
Dal bozzetto alla stampa, cinque cataloghi l’anno
**2015 > 2018**
**Danieli Comunicazione** / Buttrio
Grafica junior
**2014 > 2015**
**Studio Novantasei** / Trieste
Stagista
^ **STUDI**
**2011 > 2014**
ISIA Urbino, diploma di primo livello in progettazione grafica
]]
`,
  }),
  cv('04-it-racconto-badante', 'odt', 'it', 'IT', {
    names: ['Natalia Hrytsenko'],
    email: 'nataliahrytsenko71@postafacile.example',
    phone: '388 555 2094',
    city: 'Brescia',
    languages: ['Italiano', 'Ucraino', 'Russo'],
    jobs: [
      'Operatrice socio sanitaria | Fondazione Casa di Dio | | 2018-01 | now',
      'Assistente familiare | famiglia Bonometti | | 2011-05 | 2017-12',
      'Addetta alle pulizie | Cooperativa Il Mosaico | | 2008 | 2011',
    ],
    page: `
Natalia Hrytsenko
via Corsica 88, 25125 Brescia
tel. 388 555 2094 mail nataliahrytsenko71@postafacile.example

Gentile Direzione, mi presento. Mi chiamo Natalia, ho 54 anni, vivo in Italia dal 2008 e ho la cittadinanza dal 2021.

Dal gennaio 2018 lavoro come Operatrice socio sanitaria presso la Fondazione Casa di Dio di Brescia, reparto Alzheimer, su tre turni. Faccio igiene, mobilizzazione, pasti e aiuto l’infermiere nelle medicazioni semplici.

Da maggio 2011 a dicembre 2017 sono stata Assistente familiare convivente presso la famiglia Bonometti a Concesio, per una signora allettata.

Prima ancora, dal 2008 al 2011, ero Addetta alle pulizie alla Cooperativa Il Mosaico, negli uffici e nelle scuole.

In Ucraina mi sono diplomata maestra d’asilo (Ternopil, 1990). In Italia ho fatto il corso OSS di 1000 ore, finito nel 2017, e la terza media serale.

Parlo italiano bene, ucraino e russo. Ho la patente ma non la macchina. Posso iniziare con un mese di preavviso.

Cordiali saluti, Natalia Hrytsenko
`,
  }),
  cv('05-it-righe-magazzino', 'pdf', 'it', 'IT', {
    names: ['Abdelkader Mansouri'],
    email: 'kader.mansouri@piacenzamail.example',
    phone: '327 555 6018',
    city: 'Piacenza',
    jobs: [
      'Capoturno magazzino | Geodis Logistics | | 2021-09 | now',
      'Carrellista | XPO Supply Chain | | 2017-03 | 2021-08',
      'Addetto picking | Ikea Distribution | | 2015-01 | 2017-02',
      'Lavapiatti | Trattoria La Pireina | | 2013-06 | 2014-12',
      'Bracciante agricolo | Azienda Agricola Zanetti | | 2012 | 2013',
    ],
    page: `
! Abdelkader Mansouri
Piacenza (zona Farnesiana) | 327 555 6018 | kader.mansouri@piacenzamail.example | patente B, automunito
**Lavori svolti**
set. 2021 – ad oggi: Capoturno magazzino, Geodis Logistics, Castel San Giovanni
mar. 2017 – ago. 2021: Carrellista, XPO Supply Chain, Pontenure
gen. 2015 – feb. 2017: Addetto picking, Ikea Distribution, Piacenza
giu. 2013 – dic. 2014: Lavapiatti, Trattoria La Pireina, Piacenza
2012 – 2013: Bracciante agricolo, Azienda Agricola Zanetti, Podenzano
**Titoli**
Patentino muletto frontale e retrattile (agg. 2024), transpallet, PLE
Licenza media, Piacenza 2012; maturità in Algeria non riconosciuta
**Lingue**
Arabo, francese, italiano
**Disponibilità**
Tutti i turni, anche la notte e i festivi
`,
    languages: ['Arabo', 'Francese', 'Italiano'],
  }),
  cv('06-it-europass-nuovo-chimica', 'docx', 'it', 'IT', {
    names: ['Mariachiara Lo Bue'],
    email: 'mc.lobue@chimicasicilia.example',
    phone: '(+39) 3205550941',
    city: 'Siracusa',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Quality control specialist | Sasol Italy | | 2020-11 | now',
      'Analista di laboratorio | Ecocontrol Sud S.r.l. | | 2017-05 | 2020-10',
      'Tirocinante post lauream | ARPA Sicilia | | 2016-09 | 2017-03',
    ],
    aside: [2],
    page: `
HEAD Curriculum Vitae europass
! Mariachiara Lo Bue
**Data di nascita:** 22/08/1991  **Nazionalità:** Italiana  **Sesso:** Femminile
**Numero di telefono:** (+39) 3205550941 (Cellulare)
**Indirizzo e-mail:** mc.lobue@chimicasicilia.example
**Indirizzo:** Viale Tisia 61, 96100, Siracusa, Italia (Abitazione)
# ESPERIENZA LAVORATIVA
02/11/2020 – ATTUALE Augusta, Italia
**QUALITY CONTROL SPECIALIST** SASOL ITALY
* Gascromatografia, Karl Fischer, densimetria
* Gestione non conformità in SAP QM
* Affiancamento dei turnisti
15/05/2017 – 30/10/2020 Siracusa, Italia
**ANALISTA DI LABORATORIO** ECOCONTROL SUD S.R.L.
* Acque e terreni, ICP-MS
* Campionamenti in discarica
12/09/2016 – 12/03/2017 Palermo, Italia
**TIROCINANTE POST LAUREAM** ARPA SICILIA
# ISTRUZIONE E FORMAZIONE
10/2013 – 03/2016 Catania, Italia
**LAUREA MAGISTRALE IN SCIENZE CHIMICHE** Università degli Studi di Catania
Voto finale 110/110
# COMPETENZE LINGUISTICHE
LINGUA MADRE: Italiano
ALTRE LINGUE:
|| 5 3 3 3 3
|  | COMPRENSIONE | LETTURA | PRODUZIONE | SCRITTURA
| **INGLESE** | B2 | C1 | B2 | B2
| **TEDESCO** | A1 | A2 | A1 | A1
FOOT 1 / 1
`,
  }),
  ...BY_HAND_TWENTY_SIXTH_MIDDLE,
  ...BY_HAND_TWENTY_SIXTH_WEST,
];
