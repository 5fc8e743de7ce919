import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-ninth');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FIFTY_NINTH_REST_ITALIAN: Sheet[] = [
  cv('20-it-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Mamadou Diouf'],
    email: 'mamadou.diouf91@postabassa.example',
    phone: '351 555 0148',
    city: 'Zingonia',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'Magazziniere carrellista | Brembo | Curno | 2022-04 | now',
      'Addetto picking | DHL Supply Chain | Calvenzano | 2019-10 | 2022-03',
      'Operaio generico | Fonderia Torre srl | Osio Sotto | 2017-05 | 2019-09',
      'Bracciante agricolo | Azienda agricola Lauriola | Foggia | 2015 | 2016',
    ],
    page: `
# Mamadou Diouf
Via Brescia 9, Zingonia (BG)
Cell. 351 555 0148
mamadou.diouf91@postabassa.example
Nato a Thiès (Senegal) il 12/08/1991 – permesso di soggiorno UE lungo periodo
Patente B, automunito. Patentino muletto (rinnovo 2025)
## ESPERIENZE DI LAVORO
**Da aprile 2022 a oggi – Brembo, Curno (BG)**
Magazziniere carrellista (contratto tramite agenzia, poi tempo determinato)
* carico e scarico camion, retrattile, frontale
* uso del palmare e SAP per entrata merce
**Da ottobre 2019 a marzo 2022 – DHL Supply Chain, Calvenzano (BG)**
Addetto picking, turni anche notte
**Da maggio 2017 a settembre 2019 – Fonderia Torre srl, Osio Sotto (BG)**
Operaio generico, sbavatura pezzi
**2015 – 2016 – Azienda agricola Lauriola, Foggia**
Bracciante agricolo
## SCUOLA
Licenza media, CPIA Treviglio, 2018
Corso sicurezza lavoratori rischio alto 16 ore
## LINGUE
Wolof, Francese, Italiano
## DISPONIBILITÀ
Subito, 3 turni, anche sabato. Cerco lavoro fisso
`,
  }),
  cv('21-it-it-avvocata', 'doc', 'it', 'IT', {
    names: ['Maria Ludovica Serpieri'],
    email: 'ml.serpieri@studioarno.example',
    phone: '+39 347 555 0102',
    city: 'Firenze',
    headline: 'Avvocato – diritto del lavoro',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Avvocato, senior associate | Toffoletto De Luca Tamajo | Milano | 2020-09 | now',
      'Avvocato | Studio legale Benvenuti e associati | Firenze | 2015-01 | 2020-08',
      'Praticante avvocato | Studio legale Benvenuti e associati | Firenze | 2012-10 | 2014-12',
    ],
    aside: [2],
    page: `
! Avv. Maria Ludovica Serpieri
Avvocato – diritto del lavoro
Borgo Pinti 61, 50121 Firenze
tel. +39 347 555 0102 – ml.serpieri@studioarno.example
# Profilo professionale
Iscritta all’Ordine degli Avvocati di Firenze dal gennaio 2015. Assisto imprese medie e multinazionali in licenziamenti, contrattazione aziendale e trasferimenti d’azienda. Valuto ora un ruolo interno (legal counsel HR) in Toscana, dopo sei anni di treni per Milano.
# Attività professionale
**Toffoletto De Luca Tamajo, Milano**
Avvocato, senior associate
settembre 2020 – in corso
* Due procedure di licenziamento collettivo concluse con accordo
* Contenzioso davanti ai Tribunali di Milano, Monza e Firenze
**Studio legale Benvenuti e associati, Firenze**
Avvocato
gennaio 2015 – agosto 2020
* Settore moda e pelletteria, appalti, vertenze sindacali
Praticante avvocato
ottobre 2012 – dicembre 2014
# Formazione
Master in diritto del lavoro, Università Ca’ Foscari Venezia, 2016
Laurea magistrale in Giurisprudenza, Università di Firenze, 2012, 110 e lode
Maturità classica, Liceo Michelangiolo, 2007
# Lingue
Italiano: madrelingua
Inglese: C1 (anche giuridico)
Francese: B2
# Pubblicazioni
Tre note a sentenza su riviste di diritto del lavoro
Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679
`,
  }),
  cv('22-it-it-europass-infermiere', 'pdf', 'it', 'IT', {
    names: ['Calogero Vullo', 'Vullo Calogero'],
    email: 'calogero.vullo@nurmail.example',
    phone: '(+39) 333 555 0176',
    city: 'Agrigento',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Infermiere di pronto soccorso | Ospedale San Giovanni di Dio | Agrigento | 2021-12 | now',
      'Infermiere | Policlinico Gemelli | Roma | 2018-02 | 2021-11',
      'Staff Nurse | Royal Berkshire Hospital | Reading | 2015-09 | 2018-01',
    ],
    page: `
> Curriculum vitae – Europass
|| 5 12
| **INFORMAZIONI PERSONALI** | **Vullo Calogero**
| Indirizzo | Via Atenea 118, 92100 Agrigento (Italia)
| Telefono | (+39) 333 555 0176
| E-mail | calogero.vullo@nurmail.example
| Data di nascita | 03/11/1991
| Nazionalità | Italiana
^ **ESPERIENZA PROFESSIONALE**
|| 5 12
| Date | 12/2021 → Presente
| Lavoro o posizione ricoperti | Infermiere di pronto soccorso
| Principali attività | Triage, codice rosso, sala emergenze, accompagnamento di neoassunti
| Datore di lavoro | Ospedale San Giovanni di Dio, Agrigento

|| 5 12
| Date | 02/2018 → 11/2021
| Lavoro o posizione ricoperti | Infermiere
| Principali attività | Reparto COVID (2020-2021), prima medicina interna
| Datore di lavoro | Policlinico Gemelli, Roma

|| 5 12
| Date | 09/2015 → 01/2018
| Lavoro o posizione ricoperti | Staff Nurse
| Principali attività | Acute medical unit
| Datore di lavoro | Royal Berkshire Hospital, Reading (Regno Unito)
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| 2023 | Master di I livello in area critica, Università di Palermo
| 2011 – 2014 | Laurea in Infermieristica, Università di Palermo
^ **COMPETENZE LINGUISTICHE**
|| 5 12
| Madrelingua | Italiano
| Altre lingue | Inglese (C1), Spagnolo (A2)
^ **ALTRO**
BLSD, ALS, PTC base. Iscritto OPI Agrigento. Disponibile a trasferirmi in Emilia o in Veneto con alloggio
`,
  }),
  cv('23-it-it-pizzaiolo', 'docx', 'it', 'IT', {
    names: ['Gennaro Esposito Cuomo'],
    email: 'gennarocuomo@fornoalegna.example',
    phone: '339 555 0121',
    city: 'Rimini',
    headline: 'PIZZAIOLO',
    languages: [],
    jobs: [
      'Primo pizzaiolo | Pizzeria Da Lucio | Rimini | 2021-03 | now',
      'Pizzaiolo | Hotel Club Tirrenia | Paestum | 2018-05 | 2020-10',
      'Pizzaiolo | Zizzi | Londra | 2015-02 | 2018-03',
      'Aiuto pizzaiolo | Pizzeria Port’Alba | Napoli | 2010 | 2014',
    ],
    page: `
> GENNARO ESPOSITO CUOMO
> PIZZAIOLO
> Rimini, via Destra del Porto 40
> 339 555 0121
> gennarocuomo@fornoalegna.example
Buongiorno, sono Gennaro, 34 anni, napoletano. Faccio impasti a lunga lievitazione, biga e poolish, forno a legna, elettrico e gas. 200 pizze a sera da solo le ho fatte. Cerco posto annuale, non stagionale, perché adesso ho famiglia qui.
# DOVE HO LAVORATO
* marzo 2021 – oggi: Primo pizzaiolo, Pizzeria Da Lucio, Rimini
* maggio 2018 – ottobre 2020: Pizzaiolo, Hotel Club Tirrenia, Paestum
* febbraio 2015 – marzo 2018: Pizzaiolo, Zizzi, Londra
* 2010 – 2014: Aiuto pizzaiolo, Pizzeria Port’Alba, Napoli
# COSA SO FARE
Impasto a mano e con spirale, pala romana, fritta, senza glutine (corso AIC 2022)
Ordini, conteggio del food cost, formare i ragazzi
# STUDI
Istituto alberghiero Cavalcanti Napoli (fino al terzo anno)
HACCP aggiornato 2026
`,
  }),
  cv('24-it-it-perito-cnc', 'doc', 'it', 'IT', {
    names: ['Federico Zamboni'],
    email: 'federico.zamboni@passante.example',
    phone: '328 555 0190',
    city: 'Vignola',
    headline: 'Programmatore e operatore CNC 5 assi',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Programmatore CNC | Sacmi | Imola | 2023-09 | now',
      'Operatore CNC | Officine Meccaniche Tagliavini srl | Spilamberto | 2018-01 | 2023-08',
      'Operatore CNC | Ferrari | Maranello | 2016-02 | 2017-12',
      'Stage | Officine Meccaniche Tagliavini srl | Spilamberto | 2015-09 | 2016-01',
    ],
    aside: [3],
    page: `
HEAD Curriculum vitae di Federico Zamboni – pagina 1
! Federico Zamboni
Programmatore e operatore CNC 5 assi
|| 8.5 8.5
| Via per Sassuolo 205, 41058 Vignola (MO)\\Nato il 22 febbraio 1996 | Tel. 328 555 0190\\federico.zamboni@passante.example
# Esperienze
## Sacmi, Imola
**Programmatore CNC** (settembre 2023 – attuale)
* CAM hyperMILL, postprocessor Heidenhain TNC 640
* Studio attrezzature e tempi con l’ufficio metodi
## Officine Meccaniche Tagliavini srl, Spilamberto
**Operatore CNC** (gennaio 2018 – agosto 2023)
* DMG DMU 65 e Mazak, piccole serie in titanio e inox, controllo con CMM Zeiss
**Stage** (settembre 2015 – gennaio 2016)
* Bordo macchina e sbavatura, dopo il diploma
## Ferrari, Maranello
**Operatore CNC** (febbraio 2016 – dicembre 2017)
* Linea testate, contratto di somministrazione
# Titoli di studio
Perito meccanico, ITIS Fermo Corni, Modena, 2015, 84/100
Corso CAM avanzato, CNI Carpi, 2021
# Lingue
Italiano, Inglese (tecnico, B1)
# Note
Preavviso 45 giorni. RAL attuale 34.000. Niente turno di notte
`,
  }),
  cv('25-it-ch-impiegata', 'pdf', 'it', 'CH', {
    names: ['Nadia Ferretti-Bernasconi'],
    email: 'nadia.ferretti@monteceneri.example',
    phone: '+41 79 000 55 18',
    city: 'Mendrisio',
    headline: 'Impiegata di commercio AFC',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Assistente di direzione | Helsinn | Lugano | 2018-06 | now',
      'Impiegata contabile | Fiduciaria Pedrazzi SA | Chiasso | 2011-09 | 2018-05',
      'Segretaria | Comune di Mendrisio | Mendrisio | 2005-08 | 2009-12',
      'Apprendista impiegata di commercio | Banca Raiffeisen | Mendrisio | 2002-09 | 2005-07',
    ],
    aside: [3],
    page: `
# Nadia Ferretti-Bernasconi
Impiegata di commercio AFC
[[ 6 11
**Dati personali**
Via Campagna Adorna 7
6850 Mendrisio
+41 79 000 55 18
nadia.ferretti@monteceneri.example
Nata il 19.01.1987
Attinente di Mendrisio
Coniugata, due figli

**Lingue**
Italiano (madrelingua)
Tedesco (B2)
Francese (C1)
Inglese (B2)

**Informatica**
Abacus
SAP FI
Office 365

**Tempo libero**
Corsa in montagna, coro
---
**Esperienza lavorativa**
**06.2018 – oggi**
Assistente di direzione, Helsinn, Lugano
Agenda e trasferte del CFO, verbali del consiglio, budget di segreteria
**09.2011 – 05.2018**
Impiegata contabile, Fiduciaria Pedrazzi SA, Chiasso
Contabilità di 35 PMI, IVA, salari, chiusure
**01.2010 – 08.2011**
Pausa per maternità
**08.2005 – 12.2009**
Segretaria, Comune di Mendrisio
Cancelleria e controllo abitanti
**09.2002 – 07.2005**
Apprendista impiegata di commercio, Banca Raiffeisen, Mendrisio
**Formazione**
2014 Attestato federale in finanza e contabilità (modulo 1)
2005 AFC impiegata di commercio, Scuola di commercio Chiasso
**Disponibilità**
60–80 %, da marzo 2027
]]
`,
  }),
];
