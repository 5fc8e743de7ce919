import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth-closed');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FORTY_SIXTH_REST_ITALIAN: Sheet[] = [
  cv('19-it-ch-infermiere', 'pdf', 'it', 'CH', {
    names: ['Davide Bernasconi-Rusca'],
    email: 'davide.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 58',
    city: 'Mendrisio',
    headline: 'Infermiere SUP, cure intense',
    languages: ['Italiano', 'Tedesco', 'Francese'],
    jobs: [
      'Infermiere caporeparto | Ospedale Regionale di Lugano | Lugano | 2021-01 | now',
      'Infermiere in cure intense | Cardiocentro Ticino | Lugano | 2014-09 | 2020-12',
      'Infermiere | Inselspital | Berna | 2011-10 | 2014-08',
    ],
    page: `
|| 9.5 7.5
| ! Davide Bernasconi-Rusca\\Infermiere SUP, cure intense | Via Beroldingen 3\\6850 Mendrisio\\+41 79 555 01 58\\davide.bernasconi@ceresiomail.example
# Percorso professionale
|| 4 13
| 01.2021 – oggi | **Infermiere caporeparto**\\Ospedale Regionale di Lugano\\Medicina intensiva, 31 collaboratori, pianificazione PEP, qualità
| 09.2014 – 12.2020 | **Infermiere in cure intense**\\Cardiocentro Ticino, Lugano\\ECMO, post-operatorio, formatore pratico
| 10.2011 – 08.2014 | **Infermiere**\\Inselspital, Berna\\Chirurgia viscerale
# Formazione
|| 4 13
| 2022 – 2023 | CAS Gestione sanitaria, SUPSI
| 2015 – 2017 | Diploma SPD in cure intense, SSSCI Bellinzona
| 2008 – 2011 | Bachelor in cure infermieristiche, SUPSI Manno
# Lingue
|| 4 13
| Italiano | lingua madre
| Tedesco | B2, dialetto bernese capito
| Francese | B1
# Persona
Nato nel 1988, cittadino svizzero, sposato, una figlia. Grado di occupazione desiderato: 80%.
`,
  }),
  cv('20-it-it-ingegnere-gestionale', 'docx', 'it', 'IT', {
    names: ['Ludovica Sanseverino di Marzo'],
    email: 'l.sanseverino@brembomail.example',
    phone: '+39 340 555 0187',
    city: 'Bergamo',
    headline: 'Supply Chain & Operations',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    aside: [3],
    jobs: [
      'Supply Chain Manager | Brembo | Stezzano | 2022-02 | now',
      'Production Planner | Tenaris | Dalmine | 2017-10 | 2022-01',
      'Consulente junior | Bonfiglioli Consulting | Bologna | 2015-09 | 2017-09',
      'Tirocinio | Whirlpool | Cassinetta | 2015-02 | 2015-07',
    ],
    page: `
[[ 5.5 11.5
^ **Contatti**
Bergamo
+39 340 555 0187
l.sanseverino@brembomail.example
^ **Competenze**
S&OP
SAP S/4HANA, IBP
Lean six sigma green belt
Power BI
Negoziazione
^ **Lingue**
Italiano madrelingua
Inglese C1
Tedesco B1
^ **Interessi**
Alpinismo, coro Gospel
---
! Ing. Ludovica Sanseverino di Marzo
Supply Chain & Operations
^ **Profilo**
Ingegnere gestionale, undici anni fra acciaio e freni. Mi occupo di far arrivare il pezzo giusto il giorno giusto senza riempire il magazzino.
^ **Esperienza**
^ **Supply Chain Manager**
Brembo, Stezzano
Febbraio 2022 – presente
• 18 riporti in tre paesi
• Scorte ridotte del 21%, OTIF dal 88 al 96%
^ **Production Planner**
Tenaris, Dalmine
Ottobre 2017 – Gennaio 2022
^ **Consulente junior**
Bonfiglioli Consulting, Bologna
Settembre 2015 – Settembre 2017
^ **Tirocinio**
Whirlpool, Cassinetta
Febbraio 2015 – Luglio 2015
^ **Formazione**
Laurea magistrale in Ingegneria gestionale, Politecnico di Milano, 2015, 110/110
Laurea triennale, Università di Bergamo, 2012
]]
`,
  }),
  cv('21-it-it-architetto', 'doc', 'it', 'IT', {
    names: ['Maria Vittoria degli Alberti'],
    email: 'studio@mvdeglialberti.example',
    phone: '055 5550 133',
    city: 'Firenze',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Libera professionista | Studio degli Alberti | Firenze | 2014-03 | now',
      'Collaboratrice | Archea Associati | Firenze | 2006-09 | 2014-02',
      'Cultrice della materia | Università degli Studi di Firenze | Firenze | 2004-10 | 2006-07',
    ],
    page: `
HEAD CURRICULUM PROFESSIONALE
> Arch. Maria Vittoria degli Alberti
> Borgo Pinti 64, 50121 Firenze
> tel. 055 5550 133 – studio@mvdeglialberti.example
> Ordine degli Architetti PPC di Firenze
# Attività professionale
Dal marzo 2014 – Libera professionista, Studio degli Alberti, Firenze
* Restauro di Villa Il Palagetto, Impruneta (2023 – 2026)
* Consolidamento del campanile di San Romolo, Bivigliano (2020)
* Casa colonica «Le Ripe», Greve in Chianti, recupero e ampliamento (2022)
* Negozio di ottica in via de’ Neri (2021)
* Loggia di palazzo Della Stufa, facciata tergale (2019)
* Scuola materna di Compiobbi, adeguamento antincendio (2018)
* Frantoio sociale, Reggello (2017)
* Canonica di Santa Brigida, consolidamento (2016)
* Appartamenti, una ventina, fra Oltrarno e Campo di Marte
* CTU presso il Tribunale di Firenze dal 2017
Dal settembre 2006 al febbraio 2014 – Collaboratrice, Archea Associati, Firenze
* Esecutivi e direzione artistica, cantine e biblioteche
Dall’ottobre 2004 al luglio 2006 – Cultrice della materia, Università degli Studi di Firenze, cattedra del prof. Lapo Bandinelli
# Studi
Specializzazione in Beni architettonici, Politecnico di Torino, 2010
Laurea in Architettura, Università degli Studi di Firenze, 2004, 110 e lode
Maturità classica, Liceo Galileo, 1996
# Corsi e aggiornamento
Direttore dei lavori nei cantieri di restauro, Ordine di Firenze, 40 ore, 2024
Coordinatore per la sicurezza (D.Lgs. 81/08), aggiornamento 2022
Diagnostica delle murature, Opificio delle Pietre Dure, 2016
Termografia di secondo livello, 2015
Mediazione civile, 54 ore, 2013
# Concorsi
Piazza del Mercato, Pontassieve, secondo premio, 2018 (capogruppo)
Biblioteca di Scandicci, segnalazione, 2009
Europan 9, menzione, 2007 (con altri)
# Conferenze e docenze
«Intonaci che respirano», Fiera del restauro di Ferrara, 2023
Lezioni al master in Restauro, Firenze, a.a. 2019/20 e 2021/22
Visite guidate per il FAI, ogni primavera dal 2015
# Incarichi
Commissione paesaggio, Comune di Fiesole, 2016 – 2021
Consigliera dell’Ordine, 2013 – 2017
# Lingue straniere
Inglese (ottimo), Francese (buono)
# Programmi
ArchiCAD, AutoCAD, Primus, rilievo con laser scanner
# Pubblicazioni
«Calce e memoria», Quaderni di restauro, 2019
`,
  }),
  cv('22-it-it-contabile', 'pdf', 'it', 'IT', {
    names: ['Rosanna Piccirillo'],
    email: 'rosanna.piccirillo@adriapost.example',
    phone: '333-5550197',
    city: 'Pescara',
    languages: ['Inglese', 'Spagnolo'],
    jobs: [
      'Impiegata amministrativa contabile | De Cecco | Fara San Martino | 2012-11 | now',
      'Addetta paghe e contributi | Studio De Angelis | Pescara | 2005-06 | 2012-10',
      'Segretaria | Autoscuola Fly | Montesilvano | 2001 | 2005',
    ],
    page: `
# DATI ANAGRAFICI
= Cognome e nome:\tPiccirillo Rosanna (coniugata Ferri)
= Nata a:\tChieti, 12 maggio 1981
= Residenza:\tViale Bovio 210, Pescara
= Telefono:\t333-5550197
= Posta:\trosanna.piccirillo@adriapost.example
# ESPERIENZE LAVORATIVE
Novembre 2012 – attuale
**De Cecco**, Fara San Martino (CH)
Impiegata amministrativa contabile: contabilità fornitori, solleciti, Intrastat, note spese di 60 agenti
Giugno 2005 – ottobre 2012
**Studio De Angelis**, Pescara
Addetta paghe e contributi: 90 cedolini, CU, 770, colf e badanti
2001 – 2005
**Autoscuola Fly**, Montesilvano
Segretaria
# TITOLI
Diploma di perito aziendale e corrispondente in lingue estere, ITC Acerbo, 2000
Corso paghe 120 ore, Confcommercio Pescara, 2004
# LINGUE
Inglese scolastico, Spagnolo buono
# INFORMATICA
Zucchetti, TeamSystem, SAP FI, Office
# ALTRO
Part time al mattino preferito; valuto anche tempo pieno con un giorno di smart working.
`,
  }),
  cv('23-it-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Abdoulaye Ndiaye'],
    email: 'abdou.ndiaye@padanapost.example',
    phone: '+39 351 555 0144',
    city: 'Piacenza',
    languages: ['Francese', 'Wolof', 'Italiano'],
    jobs: [
      'Carrellista | Ceva Logistics | Castel San Giovanni | 2020-03 | now',
      'Addetto al picking | Cooperativa Il Sole | Piacenza | 2016-09 | 2020-02',
      'Bracciante agricolo | Azienda Agricola Fratelli Zermani | Rottofreno | 2015-05 | 2016-08',
      'Commerciante | mercato Sandaga | Dakar | 2009 | 2014',
    ],
    page: `
! Abdoulaye Ndiaye
Via Colombo 98, Piacenza
+39 351 555 0144
abdou.ndiaye@padanapost.example
# Chi sono
Ho 38 anni, vivo in Italia dal 2014, permesso di soggiorno UE di lungo periodo. Lavoro volentieri in squadra, faccio tutti i turni e ho la macchina.
# Dove ho lavorato
**Ceva Logistics**, Castel San Giovanni
Carrellista
marzo 2020 – in corso
* carrello frontale e retrattile, carico e scarico bilici, radiofrequenza
* preposto alla sicurezza del turno di notte
**Cooperativa Il Sole**, Piacenza
Addetto al picking
settembre 2016 – febbraio 2020
**Azienda Agricola Fratelli Zermani**, Rottofreno
Bracciante agricolo
maggio 2015 – agosto 2016
* raccolta pomodoro, stalla
**mercato Sandaga**, Dakar (Senegal)
Commerciante
2009 – 2014
# Scuola e corsi
Patentino carrelli (rinnovato 2025)
Corso di italiano B1, CPIA Piacenza, 2017
Licence 2 Lettere moderne, Université Cheikh Anta Diop, Dakar (non terminata)
# Lingue
Francese, Wolof, Italiano
`,
  }),
  cv('24-it-it-ricercatrice', 'doc', 'it', 'IT', {
    names: ['Chiara Dall’Olio'],
    email: 'chiara.dallolio@biolabtrieste.example',
    phone: '+39 349 555 0115',
    city: 'Trieste',
    headline: 'Biologa molecolare',
    languages: ['Italiano', 'Inglese', 'Sloveno'],
    jobs: [
      'Ricercatrice | Area Science Park | Trieste | 2021-11 | now',
      'Assegnista di ricerca | SISSA | Trieste | 2018-11 | 2021-10',
      'Research Associate | Francis Crick Institute | Londra | 2016-01 | 2018-09',
    ],
    page: `
! Chiara Dall’Olio, PhD
Biologa molecolare
^ __Trieste__ – __+39 349 555 0115__ – __chiara.dallolio@biolabtrieste.example__
# Posizioni ricoperte
**Ricercatrice**, Area Science Park, Trieste \t11/2021 → oggi
* Sequenziamento Nanopore, piattaforma genomica con 5 tecnici
* PNRR: responsabile del pacchetto di lavoro 3
**Assegnista di ricerca**, SISSA, Trieste \t11/2018 → 10/2021
* Trascrittomica di singola cellula del bulbo olfattivo
**Research Associate**, Francis Crick Institute, Londra \t01/2016 → 09/2018
* Supervisor: dr. Hamish Ballantrae
# Titoli di studio
Dottorato in Biomedicina molecolare, Università di Trieste, 2015
Laurea magistrale in Genomica funzionale, Università di Trieste, 2011
Abilitazione alla professione di biologo, 2012
# Pubblicazioni (scelte)
Dall’Olio C., Ballantrae H., Cell Rep. 2018
Furlan G., Dall’Olio C., eLife 2021
# Lingue
Italiano, Inglese, Sloveno (di famiglia)
# Didattica
Professoressa a contratto, Genetica, 24 ore, a.a. 2023/24
# Brevetti e premi
Premio Hack under 35, 2017
`,
  }),
];
