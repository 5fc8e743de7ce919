import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh-rest');

/** The five of the closed thirty that are in Italian. */
export const BY_HAND_THIRTY_SEVENTH_REST_ITALIAN: Sheet[] = [
  cv('14-it-autista', 'docx', 'it', 'IT', {
    names: ['Ionel Marian Dumitrescu', 'Dumitrescu Ionel Marian', 'Ionel Dumitrescu'],
    email: 'i.dumitrescu@lagunamail.example',
    phone: '347 555 0188',
    city: 'Mestre',
    languages: ['Rumeno', 'Italiano'],
    jobs: [
      'Autista patente CE | Arcese Trasporti | | 2014-04 | now',
      'Autista patente C | Bartolini | | 2009-01 | 2014-03',
      'Magazziniere | Interporto di Padova | | 2006-05 | 2008-12',
      'Meccanico | Dacia Pitești | | 1998-09 | 2006-03',
    ],
    page: `
> **CURRICULUM VITAE**
^ **INFORMAZIONI PERSONALI**
|| 6 11
| Nome e cognome | Ionel Marian Dumitrescu
| Indirizzo | Via Piave 61, Mestre (VE)
| Telefono | 347 555 0188
| E-mail | i.dumitrescu@lagunamail.example
| Nazionalità | Rumena
| Data di nascita | 01/03/1979
| Patenti | B, C, CE, CQC merci, carta tachigrafica, ADR
^ **ESPERIENZE LAVORATIVE**
|| 6 11
| Date | aprile 2014 – in corso
| Datore di lavoro | Arcese Trasporti
| Mansione | Autista patente CE
| Attività | Linea Venezia–Monaco e Venezia–Lione, bilico centinato, cinque notti fuori
| Date | gennaio 2009 – marzo 2014
| Datore di lavoro | Bartolini
| Mansione | Autista patente C
| Attività | Consegne e ritiri nella provincia di Treviso
| Date | maggio 2006 – dicembre 2008
| Datore di lavoro | Interporto di Padova
| Mansione | Magazziniere
| Attività | Carrello elevatore, carico notturno
| Date | settembre 1998 – marzo 2006
| Datore di lavoro | Dacia Pitești
| Mansione | Meccanico
^ **ISTRUZIONE**
Scuola professionale per meccanici, Pitești, 1997
^ **LINGUE**
Rumeno, Italiano (buono)
`,
  }),
  cv('15-it-responsabile-amministrativa', 'pdf', 'it', 'IT', {
    names: ['Giovanna De Angelis'],
    email: 'gdeangelis@tiber.example',
    phone: '+39 339 555 0107',
    city: 'Perugia',
    headline: 'Responsabile amministrativa e controllo di gestione',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile amministrativa | Brunello Cucinelli | | 2018-01 | now',
      'Controller | Perugina Nestlé | | 2011-06 | 2017-12',
      'Impiegata amministrativa | Umbra Cuscinetti | | 2007-03 | 2011-05',
      'Praticante | Studio Rossetti e Associati | | 2005-01 | 2007-02',
    ],
    aside: [3],
    page: `
[[ 5 12
**Contatti**
Perugia
+39 339 555 0107
gdeangelis@tiber.example
^ **Competenze**
Bilancio d’esercizio
Budget e reporting
SAP FI/CO
Power BI
Fiscalità IVA
^ **Lingue**
Inglese
Tedesco
^ **Patente**
B
---
**Dott.ssa Giovanna De Angelis**
Responsabile amministrativa e controllo di gestione
^ **Esperienza**
**Responsabile amministrativa** – Brunello Cucinelli, Solomeo
Gennaio 2018 – oggi
* Ufficio di sei persone, chiusure trimestrali, revisori
* Apertura contabile delle filiali di Dubai e Seul
**Controller** – Perugina Nestlé, San Sisto
Giugno 2011 – dicembre 2017
* Costi di stabilimento, inventari, piani di riduzione
**Impiegata amministrativa** – Umbra Cuscinetti, Foligno
Marzo 2007 – maggio 2011
**Praticante** – Studio Rossetti e Associati, Perugia
Gennaio 2005 – febbraio 2007
^ **Formazione**
Laurea in Economia e Commercio, Università di Perugia, 2004, 110 e lode
Master in Controllo di gestione, Il Sole 24 Ore, 2010
^ **Altro**
Consigliera della banca del tempo, tre figli, un uliveto
]]
`,
  }),
  cv('16-it-cuoco', 'doc', 'it', 'IT', {
    names: ['Luca Brambilla Ferri', 'Luca Brambilla'],
    email: 'lucabrambilla.chef@larionet.example',
    phone: '340 555 0153',
    city: 'Como',
    headline: 'Chef di cucina',
    languages: ['italiano', 'inglese', 'tedesco'],
    jobs: [
      'Chef di cucina | Grand Hotel Tremezzo | | 2021-03 | now',
      'Sous chef | Villa d’Este | | 2017-03 | 2020-10',
      'Capo partita | Badrutt’s Palace | | 2014-11 | 2017-02',
      'Commis di cucina | Ristorante Da Vittorio | | 2011-09 | 2014-10',
    ],
    page: `
! LUCA BRAMBILLA FERRI
> Chef di cucina
> Como – 340 555 0153 – lucabrambilla.chef@larionet.example
^ **Profilo**
Cucina di lago, poche cose sul piatto e tutte riconoscibili. Stagioni sempre finite, mai lasciata una brigata a metà.
^ **Dove ho lavorato**
Grand Hotel Tremezzo – Chef di cucina – da marzo 2021
* Due ristoranti e il bar in piscina, brigata di 24
* Matrimoni internazionali, quattro a settimana tra maggio e settembre
* Food cost al 27 per cento, fornitori del lago e della Valtellina
* Orto dell’albergo e carta vegetale
Villa d’Este, Cernobbio – Sous chef – da marzo 2017 a ottobre 2020
* Banchetti fino a 400 coperti
Badrutt’s Palace, St. Moritz – Capo partita – da novembre 2014 a febbraio 2017
* Primi e pesce
Ristorante Da Vittorio, Brusaporto – Commis di cucina – da settembre 2011 a ottobre 2014
^ **Dove ho studiato**
Diploma alberghiero, IPSSAR “Vallesana”, Sondalo, 2011
Corso di panificazione, CAST Alimenti, Brescia, 2016
HACCP, preposto alla sicurezza
^ **Lingue**
italiano, inglese, tedesco (da cucina)
`,
  }),
  cv('17-it-docente', 'docx', 'it', 'CH', {
    names: ['Nicoletta Bernasconi-Ahmeti', 'Nicoletta Bernasconi'],
    email: 'n.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 46',
    city: 'Lugano',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Albanese'],
    jobs: [
      'Docente di matematica | Scuola media di Viganello | | 2016 | now',
      'Docente di matematica | Liceo diocesano di Breganzona | | 2010 | 2016',
      'Analista del rischio | Banca del Ceresio | | 2006 | 2010',
    ],
    page: `
Nicoletta Bernasconi-Ahmeti
Via Trevano 17, Lugano
+41 79 555 01 46
n.bernasconi@ceresiomail.example
Nata il 30.8.1981, attinente di Chiasso, coniugata, due figli
^ **Chi sono**
Matematica di formazione, quattro anni in banca e poi la scuola, per scelta. Cerco un incarico come formatrice in azienda o responsabile di corsi per adulti, al 60–80%.
^ **Esperienze**
= 2016 – oggi\tDocente di matematica
= \tScuola media di Viganello
= \tDocente di classe, esperta d’esame, laboratorio di robotica
= 2010 – 2016\tDocente di matematica
= \tLiceo diocesano di Breganzona
= 2006 – 2010\tAnalista del rischio
= \tBanca del Ceresio, Lugano
^ **Studi**
= 2011\tDiploma di insegnamento, SUPSI Locarno
= 2005\tLaurea in matematica, ETH Zurigo
= 2000\tMaturità, Liceo di Lugano 1
^ **Lingue**
Italiano, Tedesco, Francese, Albanese (in famiglia)
^ **Referenze**
Direzione della scuola media, su richiesta
`,
  }),
  cv('18-it-manutentore', 'pdf', 'it', 'IT', {
    names: ['El Hadji Malick Diop', 'Malick Diop', 'Diop El Hadji Malick'],
    email: 'malick.diop@orobiemail.example',
    phone: '351 555 0174',
    city: 'Bergamo',
    headline: 'Manutentore elettromeccanico',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'Manutentore elettromeccanico | Tenaris Dalmine | | 2019-02 | now',
      'Operaio addetto alla linea | Brembo | | 2015-07 | 2019-01',
      'Addetto alle pulizie industriali | Cooperativa La Solidarietà | | 2013-04 | 2015-06',
    ],
    page: `
HEAD Lavoro & Persone S.r.l. – filiale di Bergamo – scheda del candidato n. 2217
**Scheda del candidato**
|| 5 12
| Candidato | El Hadji Malick Diop
| Profilo | Manutentore elettromeccanico
| Residenza | Bergamo, zona Celadina
| Recapiti | 351 555 0174 – malick.diop@orobiemail.example
| Lingue | Wolof, Francese, Italiano
| Disponibilità | Tre turni, preavviso 20 giorni
**Esperienze**
**02/2019 – in corso** Tenaris Dalmine
Manutentore elettromeccanico
* Laminatoio FAPI, guasti e fermate programmate
* PLC Siemens S7, quadri, pneumatica
**07/2015 – 01/2019** Brembo
Operaio addetto alla linea
* Lavorazione di dischi freno, cambio utensili
**04/2013 – 06/2015** Cooperativa La Solidarietà
Addetto alle pulizie industriali
**Formazione**
Diploma di manutentore elettrico, IPIA Pesenti, corso serale, 2018
PES/PAV, PLE, carrelli, primo soccorso
Note del selezionatore: puntuale, ottima manualità, porta il nome con orgoglio e chiede di essere chiamato Malick.
`,
  }),
];
