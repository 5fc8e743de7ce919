import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth-rest');

/** Two more English ones of the thirty-fifth lot, and the Italian ones. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_REST_OTHERS: Sheet[] = [
  cv('07-en-gb-production-letter', 'doc', 'en', 'GB', {
    names: ['Agnieszka Wilczyńska', 'Agnieszka Wilczynska'],
    email: 'a.wilczynska@fenpost.example',
    phone: '07700 900381',
    city: 'Peterborough',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'Production Supervisor | Bakkavor | | 2019-09 | now',
      'Line Leader | Bakkavor | | 2014-06 | 2019-08',
      'Quality Operative | Greencore | | 2010-03 | 2014-05',
      'Picker and Packer | G’s Fresh | | 2007-05 | 2010-02',
    ],
    page: `
Agnieszka Wilczyńska
31 Lincoln Road
Peterborough PE1 2RP

24 November 2026

Dear Ms Thornton

**Shift Manager (nights), ref. 4471**

I have seen your advert on the board at work of all places and would like to apply. I have been a supervisor in chilled food for seven years and on the lines for a good while before that. Nights suit me now that my son is grown up.

I am happy to come in any day before noon. My CV follows.

Yours sincerely
Agnieszka Wilczyńska

^ **Curriculum Vitae**
**Agnieszka Wilczyńska**
Tel. 07700 900381
Email a.wilczynska@fenpost.example
Address 31 Lincoln Road, Peterborough PE1 2RP

**Employment**
Sept 2019 – now: Production Supervisor, Bakkavor, Spalding
52 people on three dips lines, waste down by a fifth, return to work interviews, internal audits.

June 2014 – Aug 2019: Line Leader, Bakkavor, Spalding
Change-overs, yield sheets, training of agency staff.

March 2010 – May 2014: Quality Operative, Greencore, Wisbech
Metal detection, temperatures, taste panels.

May 2007 – Feb 2010: Picker and Packer, G’s Fresh, Barway

**Education**
ILM Level 3 in Leadership and Management, 2020
Level 3 Food Safety and HACCP, 2018
Technik technologii żywności, Olsztyn, 2005

**Languages**
Polish, English, Russian (school)

**Other**
Full UK licence, forklift counterbalance (expired)
`,
  }),
  cv('08-en-us-bilingual-teacher', 'docx', 'en', 'US', {
    names: ['Yolanda Cárdenas', 'Yolanda M. Cárdenas', 'Yolanda Cardenas', 'Yolanda M. Cardenas'],
    email: 'yolanda.cardenas@pasomail.example',
    phone: '915-555-0166',
    city: 'El Paso',
    headline: 'Bilingual Elementary Teacher',
    languages: ['English', 'Spanish'],
    jobs: [
      'Third Grade Dual Language Teacher | Socorro ISD | | 2017-08 | now',
      'First Grade Bilingual Teacher | Ysleta ISD | | 2012-08 | 2017-06',
      'Substitute Teacher | Ysleta ISD | | 2011-01 | 2012-05',
      'After-School Program Leader | YMCA of El Paso | | 2008 | 2010',
    ],
    page: `
[[ 11 6
! Yolanda M. Cárdenas
Bilingual Elementary Teacher
# Experience
**Third Grade Dual Language Teacher**
Socorro ISD, El Paso, TX
August 2017 – Present
* 22 students, 50/50 model, STAAR reading passing rate 81%
* Grade level chair since 2021
* Mentor two first-year teachers
**First Grade Bilingual Teacher**
Ysleta ISD, El Paso, TX
August 2012 – June 2017
* Guided reading in both languages, family literacy nights
**Substitute Teacher**
Ysleta ISD, El Paso, TX
January 2011 – May 2012
**After-School Program Leader**
YMCA of El Paso
2008 – 2010
# Education
M.Ed. in Literacy, The University of Texas at El Paso, 2016
B.I.S. Bilingual Education, The University of Texas at El Paso, 2010
---
**CONTACT**
915-555-0166
yolanda.cardenas@pasomail.example
El Paso, TX 79936
^ **CERTIFICATION**
Texas EC-6 Bilingual Generalist
ESL Supplemental
^ **SKILLS**
Classroom management
Google Classroom
Seesaw
Data-driven instruction
Patience
^ **LANGUAGES**
English
Spanish
^ **VOLUNTEER**
Food pantry, St. Pius X
]]
`,
  }),
  cv('14-it-contabile-europass', 'pdf', 'it', 'IT', {
    names: ['Elisabetta Marangon', 'Marangon Elisabetta'],
    email: 'elisabetta.marangon@postaveneta.example',
    phone: '(+39) 347 555 0129',
    city: 'Padova',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile contabilità fornitori | Acqua Euganea S.p.A. | | 2019-03 | now',
      'Impiegata contabile | Carel Industries | | 2012-09 | 2019-02',
      'Addetta alla contabilità | Studio Commercialisti Bettin | | 2007-01 | 2012-08',
      'Tirocinante | Camera di Commercio di Padova | | 2006-04 | 2006-10',
    ],
    aside: [3],
    page: `
! Elisabetta Marangon
**Nazionalità:** Italiana  **Data di nascita:** 14/06/1982
**Telefono:** (+39) 347 555 0129
**E-mail:** elisabetta.marangon@postaveneta.example
**Indirizzo:** Via Facciolati 62, 35127 Padova (Italia)
# ESPERIENZA LAVORATIVA
**Responsabile contabilità fornitori**
**Acqua Euganea S.p.A.** [ 03/2019 – Attuale ]
Città: Abano Terme
* Coordinamento di quattro persone
* Registrazione fatture passive, ritenute, F24
* Migrazione a SAP S/4HANA
**Impiegata contabile**
**Carel Industries** [ 09/2012 – 02/2019 ]
Città: Brugine
* Ciclo attivo e passivo, Intrastat, scritture di fine mese
**Addetta alla contabilità**
**Studio Commercialisti Bettin** [ 01/2007 – 08/2012 ]
Città: Padova
* Contabilità ordinaria e semplificata di una sessantina di ditte
**Tirocinante**
**Camera di Commercio di Padova** [ 04/2006 – 10/2006 ]
# ISTRUZIONE E FORMAZIONE
**Laurea in Economia aziendale**
Università degli Studi di Padova [ 2001 – 2006 ]
**Diploma di ragioniere**
ITC Calvi [ 2001 ]
# COMPETENZE LINGUISTICHE
Lingua madre: Italiano
Altre lingue: Inglese (B2), Tedesco (A2)
# COMPETENZE DIGITALI
SAP / Zucchetti / Excel avanzato / TeamSystem
# PATENTE DI GUIDA
B
~ Autorizzo il trattamento dei miei dati personali ai sensi del GDPR 679/2016.
`,
  }),
  cv('15-it-cameriere', 'docx', 'it', 'IT', {
    names: ['Gianluca Sorrentino'],
    email: 'gianluca.sorrentino@vesuviomail.example',
    phone: '338 555 0174',
    city: 'Pozzuoli',
    headline: 'Chef de rang',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Chef de rang | Grand Hotel Parthenope | | 2022-04 | now',
      'Cameriere di sala | Ristorante La Lampara | | 2018-03 | 2021-10',
      'Cameriere | Pizza Express | | 2016-01 | 2018-01',
      'Barista | Bar Cumana | | 2013-06 | 2015-12',
      'Commis di sala | MSC Crociere | | 2012 | 2013',
    ],
    page: `
> **Gianluca Sorrentino**
> Chef de rang
> Via Napoli 140, 80078 Pozzuoli (NA) - Cell. 338 555 0174
> gianluca.sorrentino@vesuviomail.example
^ **Esperienze di lavoro**
**Aprile 2022 – ad oggi: Chef de rang**
Grand Hotel Parthenope, Napoli
Rango di sei tavoli, servizio alla lampada, carta dei vini, banchetti fino a 200 coperti.
**Marzo 2018 – ottobre 2021: Cameriere di sala**
Ristorante La Lampara, Bacoli
Stagione e inverno, comande con palmare, gestione prenotazioni.
**Gennaio 2016 – gennaio 2018: Cameriere**
Pizza Express, Londra
Esperienza per imparare l’inglese.
**Giugno 2013 – dicembre 2015: Barista**
Bar Cumana, Pozzuoli
**2012 – 2013: Commis di sala**
MSC Crociere
^ **Studi**
Diploma di tecnico dei servizi di sala e vendita, IPSSAR Lucio Petronio, 2012
Corso sommelier AIS, primo e secondo livello, 2023
HACCP aggiornato al 2025
^ **Lingue**
Italiano, Inglese (buono), Spagnolo (base)
^ **Altre informazioni**
Automunito, patente A e B. Disponibile a turni, festivi e trasferimenti. Nel tempo libero pesca subacquea e Napoli Calcio.
`,
  }),
  cv('16-it-oss-colonne', 'doc', 'it', 'IT', {
    names: ['Ioana Cristina Moldovan', 'Ioana Moldovan'],
    email: 'ioana.moldovan@postasabauda.example',
    phone: '320 555 0161',
    city: 'Torino',
    headline: 'Operatrice socio-sanitaria',
    languages: ['Rumeno', 'Italiano'],
    jobs: [
      'Operatrice socio-sanitaria | RSA Villa Serena | | 2020-10 | now',
      'OSS | Cooperativa Il Margine | | 2016-02 | 2020-09',
      'Assistente familiare | Famiglia privata | | 2010-05 | 2015-06',
      'Addetta alle pulizie | Dussmann Service | | 2008-03 | 2010-04',
    ],
    page: `
[[ 6 11
**Contatti**
Corso Giulio Cesare 205
10155 Torino
320 555 0161
ioana.moldovan@postasabauda.example
^ **Dati**
Nata a Bacău il 5/11/1984
Cittadinanza italiana
Patente B, automunita
^ **Lingue**
Rumeno
Italiano
^ **Capacità**
Mobilizzazione
Igiene e alimentazione
Alzheimer
Cartella informatizzata
Lavoro in squadra
---
! Ioana Cristina Moldovan
Operatrice socio-sanitaria
^ **Esperienze**
**Operatrice socio-sanitaria**
RSA Villa Serena, Moncalieri
ottobre 2020 - presente
Nucleo protetto da venti posti letto, turni h24, referente di piano
**OSS**
Cooperativa Il Margine, Torino
febbraio 2016 - settembre 2020
Assistenza domiciliare per conto dell’ASL
**Assistente familiare**
Famiglia privata, Pinerolo
maggio 2010 - giugno 2015
**Addetta alle pulizie**
Dussmann Service, Torino
marzo 2008 - aprile 2010
^ **Formazione**
Attestato OSS, 1000 ore, CSEA Torino, 2015
Diploma di liceo, Bacău (Romania), 2003
^ **Corsi**
Primo soccorso, antincendio rischio alto, BLSD
]]
`,
  }),
  cv('17-it-ingegnere-titolo', 'docx', 'it', 'IT', {
    names: ['Alberto Giuseppe Colnaghi', 'Alberto Colnaghi', 'Ing. Alberto Giuseppe Colnaghi'],
    email: 'a.colnaghi@lariopec.example',
    phone: '+39 335 555 0188',
    city: 'Lecco',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Direttore tecnico | Fonderie del Resegone S.r.l. | | 2017-01 | now',
      'Responsabile ufficio tecnico | Carcano Antonio | | 2009-06 | 2016-12',
      'Progettista meccanico | Brembo | | 2003-10 | 2009-05',
      'Ingegnere di processo | Officine Galli | | 2001-09 | 2003-09',
    ],
    page: `
Dott. Ing. Alberto Giuseppe Colnaghi
Via Amendola 17, 23900 Lecco
Tel. +39 335 555 0188
a.colnaghi@lariopec.example
Iscritto all’Ordine degli Ingegneri della Provincia di Lecco, n. 1184

**PROFILO**
Ingegnere meccanico con oltre vent’anni in fonderia, laminazione e componentistica auto. Gestione di uffici tecnici, investimenti e rapporti con i clienti tedeschi.

**ESPERIENZA PROFESSIONALE**

**2017-oggi**\tFonderie del Resegone S.r.l., Calolziocorte
Direttore tecnico (da gennaio 2017)
- Riporto all’amministratore delegato, 14 collaboratori
- Nuova linea di formatura, 4,2 M€, avviata nei tempi
- Certificazione IATF 16949

**2009-2016**\tCarcano Antonio, Mandello del Lario
Responsabile ufficio tecnico (giugno 2009 - dicembre 2016)
- Laminatoi, manutenzione, sicurezza macchine

**2003-2009**\tBrembo, Stezzano
Progettista meccanico (ottobre 2003 - maggio 2009)
- Pinze fisse, due brevetti

**2001-2003**\tOfficine Galli, Valmadrera
Ingegnere di processo (settembre 2001 - settembre 2003)

**FORMAZIONE**
Laurea in Ingegneria Meccanica (vecchio ordinamento), Politecnico di Milano, 2001, 104/110
Maturità scientifica, Liceo Grassi, 1995

**LINGUE**
Inglese: ottimo
Francese: scolastico

**INFORMATICA**
SolidWorks, Creo, Magmasoft, SAP PM

Lecco, novembre 2026
`,
  }),
];
