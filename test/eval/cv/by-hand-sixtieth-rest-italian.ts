import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_SIXTIETH_REST_ITALIAN: Sheet[] = [
  cv('19-it-it-europass-oss', 'pdf', 'it', 'IT', {
    names: ['Rosaria Lo Cascio', 'Lo Cascio Rosaria'],
    email: 'rosarialocascio@etnamail.example',
    phone: '+39 320 555 0171',
    city: 'Acireale',
    languages: ['Italiano', 'Francese'],
    jobs: [
      'Operatrice socio sanitaria | Cooperativa sociale Il Girasole | Acireale | 2018-09 | now',
      'Assistente familiare | Famiglia Privitera | Catania | 2013-01 | 2018-07',
      'Sarta | Confezioni Musumeci | Giarre | 1998 | 2012',
    ],
    page: `
> **Curriculum vitae Europass**
|| 5 12
| **Informazioni personali** | 
| Cognome e nome | Lo Cascio Rosaria
| Indirizzo | Via Vittorio Emanuele 142, 95024 Acireale (CT)
| Telefono | +39 320 555 0171
| E-mail | rosarialocascio@etnamail.example
| Cittadinanza | Italiana
| **Esperienza lavorativa** | 
| Date | Settembre 2018 – oggi
| Lavoro o posizione ricoperti | Operatrice socio sanitaria
| Datore di lavoro | Cooperativa sociale Il Girasole, Acireale
| Principali attività | Igiene, mobilizzazione, pasti, turni anche notturni in RSA da 60 posti
| Date | Gennaio 2013 – luglio 2018
| Lavoro o posizione ricoperti | Assistente familiare
| Datore di lavoro | Famiglia Privitera, Catania
| Date | 1998 – 2012
| Lavoro o posizione ricoperti | Sarta
| Datore di lavoro | Confezioni Musumeci, Giarre
| **Istruzione e formazione** | 
| Date | 2018
| Qualifica | Operatore Socio Sanitario, Ente di formazione Anfe Catania
| Date | 1995
| Qualifica | Licenza media
| **Lingue** | 
| Madrelingua | Italiano
| Altre lingue | Francese (A2)
| **Patente** | B
~ Autorizzo il trattamento dei miei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('20-it-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Cheikh Tidiane Ndiaye', 'Cheikh Ndiaye'],
    email: 'cheikh.ndiaye.lavoro@orobiamail.example',
    phone: '351 555 0128',
    city: 'Treviglio',
    headline: 'Magazziniere mulettista',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'Magazziniere mulettista | Same Deutz-Fahr | Treviglio | 2020-09 | now',
      'Addetto al picking | Esselunga | Pioltello | 2017-02 | 2020-08',
      'Bracciante agricolo | Azienda Agricola Fratelli Carrara | Cologno al Serio | 2015-04 | 2016-11',
    ],
    page: `
! Cheikh Tidiane Ndiaye
Magazziniere mulettista
via Bergamo 23, Treviglio (BG) - cell. 351 555 0128 - cheikh.ndiaye.lavoro@orobiamail.example
# ESPERIENZE
**Same Deutz-Fahr, Treviglio**
Magazziniere mulettista, da settembre 2020 ad oggi
carico scarico ricambi, retrattile 10 metri, SAP, inventario rotativo, tre turni
**Esselunga, Pioltello**
Addetto al picking, da febbraio 2017 a agosto 2020
reparto fresco, voice picking
**Azienda Agricola Fratelli Carrara, Cologno al Serio**
Bracciante agricolo, da aprile 2015 a novembre 2016
meloni e insalata
# FORMAZIONE
Patentino muletto e PLE (rinnovo 2025)
Licenza media CPIA Treviglio 2016
Liceo a Thiès, Senegal
# LINGUE
Wolof, Francese, Italiano
# ALTRO
automunito, permesso UE di lungo periodo, disponibile subito anche fine settimana
`,
  }),
  cv('21-it-it-farmacista', 'doc', 'it', 'IT', {
    names: ['Dott.ssa Costanza Bevilacqua', 'Costanza Bevilacqua'],
    email: 'costanza.bevilacqua@brentamail.example',
    phone: '+39 347 555 0190',
    city: 'Bassano del Grappa',
    headline: 'Farmacista collaboratrice',
    languages: ['Inglese', 'Tedesco'],
    aside: [2],
    jobs: [
      'Farmacista collaboratrice | Farmacia Alle Grazie | Bassano del Grappa | 2021-02 | now',
      'Farmacista | Lloyds Farmacia | Vicenza | 2018-10 | 2021-01',
      'Tirocinante | Farmacia ospedaliera San Bassiano | Bassano del Grappa | 2017-09 | 2018-03',
    ],
    page: `
> **Dott.ssa Costanza Bevilacqua**
> Farmacista collaboratrice
> Bassano del Grappa (VI) | +39 347 555 0190 | costanza.bevilacqua@brentamail.example
Nata a Marostica il 9 novembre 1993. Iscritta all’Ordine dei Farmacisti di Vicenza dal 2018.
## ESPERIENZA
|| 4 12
| feb. 2021 – in corso | **Farmacista collaboratrice** presso Farmacia Alle Grazie, Bassano del Grappa\\Banco, galenica, vaccinazioni, telemedicina (ECG e holter), responsabile dermocosmesi
| ott. 2018 – gen. 2021 | **Farmacista** presso Lloyds Farmacia, Vicenza
| set. 2017 – mar. 2018 | **Tirocinante** presso Farmacia ospedaliera San Bassiano, Bassano del Grappa
## STUDI
Laurea magistrale in Farmacia, Università di Padova, 2018, 104/110
Master in fitoterapia, Università di Siena, 2022
## LINGUE
Inglese (B2), Tedesco (A2)
## INFORMATICA
Wingesfar, Sistema TS, Office
## NOTE
Cerco un contratto a 40 ore con un sabato libero su due; preavviso 30 giorni
`,
  }),
  cv('22-it-it-receptionist', 'pdf', 'it', 'IT', {
    names: ['Giulia Tschurtschenthaler'],
    email: 'giulia.tschurt@pusteriamail.example',
    phone: '340 555 0116',
    city: 'Brunico',
    languages: ['Italiano', 'Tedesco', 'Inglese', 'Ladino'],
    aside: [2],
    jobs: [
      'Vice capo ricevimento | Hotel Petrus | Brunico | 2023-12 | now',
      'Receptionist | Falkensteiner | Bressanone | 2020-06 | 2023-10',
      'Stagista | Consorzio turistico Plan de Corones | Brunico | 2019-07 | 2019-09',
    ],
    page: `
[[ 11 6
# Giulia Tschurtschenthaler
## Lavoro
**Vice capo ricevimento**
Hotel Petrus, Brunico
12/2023 – oggi
* Turni di quattro persone, overbooking, revenue con il direttore
* Protel, Booking, Expedia, preventivi in tre lingue
**Receptionist**
Falkensteiner, Bressanone
06/2020 – 10/2023
* Check-in gruppi, cassa, spa
**Stagista**
Consorzio turistico Plan de Corones, Brunico
07/2019 – 09/2019
## Scuola
Istituto tecnico per il turismo, Brunico, 2020, 92/100
Corso revenue management, 2024
---
## Contatti
340 555 0116
giulia.tschurt@pusteriamail.example
39031 Brunico (BZ)
## Lingue
Italiano
Tedesco
Inglese
Ladino
## Tempo libero
Sci alpinismo
Banda musicale (clarinetto)
## Patente
B
]]
`,
  }),
  cv('23-it-it-impiegata-paghe', 'docx', 'it', 'IT', {
    names: ['Paola Evangelisti'],
    email: 'paola.evangelisti68@tevere.example',
    phone: '333 555 0181',
    city: 'Terni',
    languages: ['inglese'],
    jobs: [
      'addetta paghe e contributi | Studio Commerciale Mancini | Terni | 2009-01 | now',
      'impiegata amministrativa | Acciai Speciali Terni | Terni | 1994-05 | 2008-12',
      'segretaria | Autoscuola Moderna | Narni | 1988-10 | 1994-04',
    ],
    page: `
Paola Evangelisti
nata a Terni il 22/02/1968
residente in Terni, Via del Rivo 9
tel. 333 555 0181
posta: paola.evangelisti68@tevere.example

Alla cortese attenzione dell’agenzia,

invio il mio curriculum perché lo studio dove lavoro chiude a marzo per pensionamento del titolare. Ho 58 anni, so fare i cedolini e non ho mai lasciato una scadenza indietro.

LAVORO
dal gennaio 2009 ad oggi: addetta paghe e contributi, Studio Commerciale Mancini, Terni
(250 cedolini al mese, Zucchetti, F24, CU, 770, assunzioni e cessazioni, contratti commercio, metalmeccanici, edili)
dal maggio 1994 al dicembre 2008: impiegata amministrativa, Acciai Speciali Terni, Terni
dall’ottobre 1988 all’aprile 1994: segretaria, Autoscuola Moderna, Narni

STUDI
Ragioneria, Istituto Cesi, Terni, 1987, 48/60

LINGUE
inglese scolastico

Distinti saluti
Paola Evangelisti
`,
  }),
];
