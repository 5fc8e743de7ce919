import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FORTY_FOURTH_REST_ITALIAN: Sheet[] = [
  cv('27-it-architetto', 'pdf', 'it', 'IT', {
    names: ['Ginevra Dal Pozzo'],
    email: 'ginevra@dalpozzo-studio.example',
    phone: '+39 347 555 0109',
    city: 'Bologna',
    headline: 'Architetto, restauro e allestimenti',
    languages: ['Italiano', 'Francese', 'Inglese'],
    aside: [3],
    jobs: [
      'Architetto libero professionista | Studio Dal Pozzo | Bologna | 2022-01 | now',
      'Project architect | Open Project | Bologna | 2016-03 | 2021-12',
      'Architecte collaboratrice | Wilmotte & Associés | Parigi | 2013-09 | 2016-02',
      'Tirocinio | MCA Mario Cucinella Architects | Bologna | 2012-10 | 2013-04',
    ],
    page: `
> ! Arch. Ginevra Dal Pozzo
> Architetto, restauro e allestimenti
^
[[ 11.5 5.5
**PERCORSO**
^ 01/2022 → oggi
**Architetto libero professionista**
Studio Dal Pozzo, Bologna
* Consolidamento e riuso di un granaio a Budrio, 900 mq
* Allestimenti temporanei per tre musei civici
* Direzione lavori, coordinamento della sicurezza
^ 03/2016 → 12/2021
**Project architect**
Open Project, Bologna
* Stabilimento farmaceutico, progetto esecutivo in Revit
* Concorso vinto per una scuola a Imola
^ 09/2013 → 02/2016
**Architecte collaboratrice**
Wilmotte & Associés, Parigi
^ 10/2012 → 04/2013
**Tirocinio**
MCA Mario Cucinella Architects, Bologna
^ **STUDI**
2019 Master di II livello in Restauro, Università di Ferrara
2012 Laurea magistrale in Architettura, Università di Bologna, sede di Cesena, 110/110
2006 Maturità classica, Liceo Minghetti
---
**CONTATTI**
via Saragozza 121/2
40135 Bologna
+39 347 555 0109
ginevra@dalpozzo-studio.example
^ **ALBO**
Ordine degli Architetti di Bologna, sez. A
^ **STRUMENTI**
Revit
AutoCAD
Rilievo laser scanner
InDesign
^ **LINGUE**
Italiano
Francese C1
Inglese B2
^ **ALTRO**
Canto corale
Arrampicata
]]
~ Autorizzo il trattamento dei dati (Reg. UE 679/2016)
`,
  }),
  cv('28-it-ch-ingegnere', 'odt', 'it', 'CH', {
    names: ['Nicola Bernasconi'],
    email: 'nicola.bernasconi@ceresio.example',
    phone: '+41 79 555 01 14',
    city: 'Lugano',
    headline: 'Ingegnere elettromeccanico SUP',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Capoprogetto automazione | Mikron | Agno | 2019-11 | now',
      'Ingegnere di collaudo | Mikron | Agno | 2016-02 | 2019-10',
      'Ingegnere di sviluppo | Bühler AG | Uzwil | 2012-09 | 2016-01',
      'Polimeccanico AFC (apprendistato) | AGIE Charmilles | Losone | 2003-08 | 2007-07',
    ],
    aside: [3],
    page: `
|| 12.5 4.5
| ! Bernasconi Nicola\\**Ingegnere elettromeccanico SUP**\\Via Torricelli 27, 6900 Lugano\\+41 79 555 01 14\\nicola.bernasconi@ceresio.example | PIC foto | ritratto
Attinente di Chiasso, 1988, celibe, licenza B
# Attività professionale
## Mikron, Agno \t02.2016 – oggi
**Capoprogetto automazione** (dal 11.2019)
* Impianti di assemblaggio per dispositivi medici, da 2 a 9 milioni di franchi
* Responsabile di costi, termini e collaudo presso il cliente
**Ingegnere di collaudo** (02.2016 – 10.2019)
* FAT e SAT in Irlanda, Singapore e Stati Uniti
## Bühler AG, Uzwil \t09.2012 – 01.2016
**Ingegnere di sviluppo**
* Selezionatrici ottiche; due anni in Svizzera tedesca
## AGIE Charmilles, Losone \t08.2003 – 07.2007
**Polimeccanico AFC (apprendistato)**
# Formazione
2008 – 2012 Bachelor SUPSI in ingegneria elettronica, Manno
2007 – 2008 Maturità professionale tecnica, Bellinzona
2021 CAS Project Management, SUPSI
# Lingue
Italiano lingua madre; Tedesco C1; Francese B1; Inglese B2
# Informatica
TIA Portal, EPLAN, SolidWorks, MS Project
# Militare
Soldato, servizio terminato
`,
  }),
  cv('29-it-commerciale', 'docx', 'it', 'IT', {
    names: ['Maria Grazia Tomasella'],
    email: 'mg.tomasella@marcamail.example',
    phone: '+39 348 555 0177',
    city: 'Conegliano',
    headline: 'Export Area Manager – arredo',
    languages: ['Inglese', 'Tedesco', 'Russo'],
    jobs: [
      'Export Area Manager | Lago SpA | Villa del Conte | 2020-09 | now',
      'Sales specialist estero | Florim | Fiorano Modenese | 2014-01 | 2020-08',
      'Back office commerciale | Tomasella Compas | Brugnera | 2010-06 | 2013-12',
      'Hostess di fiera | Veronafiere | Verona | 2008 | 2010',
    ],
    page: `
~ Scheda candidato n. 7.004.118 – estratta il 20/11/2026 – fonte: portale lavoro
|| 5 12
| **Candidato** | Maria Grazia Tomasella
| **Titolo professionale** | Export Area Manager – arredo
| **Residenza** | Conegliano (TV)
| **Cellulare** | +39 348 555 0177
| **E-mail** | mg.tomasella@marcamail.example
| **Disponibilità** | preavviso 60 giorni
| **Retribuzione attuale** | non indicata
## Esperienze
|| 3 3 5 6
| **Inizio** | **Fine** | **Azienda** | **Ruolo**
| 09/2020 | in corso | Lago SpA, Villa del Conte | Export Area Manager
| 01/2014 | 08/2020 | Florim, Fiorano Modenese | Sales specialist estero
| 06/2010 | 12/2013 | Tomasella Compas, Brugnera | Back office commerciale
| 2008 | 2010 | Veronafiere, Verona | Hostess di fiera
## Studi
|| 3 3 5 6
| **Inizio** | **Fine** | **Istituto** | **Titolo**
| 2005 | 2010 | Università Ca’ Foscari, Venezia | Laurea magistrale in Lingue e istituzioni economiche
| 2000 | 2005 | Liceo Marconi, Conegliano | Maturità linguistica
## Lingue
|| 6 11
| Inglese | ottimo
| Tedesco | ottimo
| Russo | scolastico
## Note del candidato
Trasferte fino al 50%. Mercati seguiti: Germania, Austria, Svizzera, Polonia, Baltico. Valuto solo il Triveneto.
`,
  }),
  cv('30-it-magazziniere', 'txt', 'it', 'IT', {
    names: ['Ionut Gheorghe Munteanu', 'Ionut Munteanu'],
    email: 'ionut.munteanu90@novaramail.example',
    phone: '389 555 0103',
    city: 'Novara',
    languages: ['Rumeno', 'Italiano', 'Spagnolo'],
    jobs: [
      'capoturno magazzino | Kasanova Logistica | Novara | 2023-03 | now',
      'carrellista | DHL Supply Chain | Trecate | 2017-06 | 2023-02',
      'addetto al picking | Coop. Lavoro e Futuro | Biandrate | 2014-02 | 2017-05',
      'peón agrícola | Agrofresas del Condado | Moguer | 2010 | 2013',
    ],
    page: `
MUNTEANU IONUT GHEORGHE

nato il 30/9/1990 a Bacau (Romania)
residente in Novara, via Marconi 12 int. 5
cell 389 555 0103 - ionut.munteanu90@novaramail.example

cerco: capoturno o responsabile di magazzino, anche Milano ovest. automunito.

LAVORO

da 03/2023 ad oggi     Kasanova Logistica, Novara
                       capoturno magazzino
                       12 persone, inventari, turni, rapporti con i corrieri

da 06/2017 a 02/2023   DHL Supply Chain, Trecate
                       carrellista
                       retrattile e trilaterale, radiofrequenza

da 02/2014 a 05/2017   Coop. Lavoro e Futuro, Biandrate
                       addetto al picking

da 2010 a 2013         Agrofresas del Condado, Moguer (Spagna)
                       peón agrícola (stagioni)

SCUOLA

2009  liceo tecnologico, Bacau

PATENTINI

muletto (rinnovo 2025), PLE, primo soccorso, antincendio rischio medio

LINGUE

Rumeno madrelingua, Italiano buono, Spagnolo buono

Autorizzo al trattamento dei dati personali
`,
  }),
];
