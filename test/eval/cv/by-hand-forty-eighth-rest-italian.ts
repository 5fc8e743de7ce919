import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_REST_ITALIAN: Sheet[] = [
  cv('37-it-contabile-lettera', 'pdf', 'it', 'IT', {
    names: ['Giuseppina Cattaneo', 'Pinuccia Cattaneo', 'Giuseppina (Pinuccia) Cattaneo'],
    email: 'pinuccia.cattaneo@lariomail.example',
    phone: '031 555 0126',
    city: 'Cantù',
    languages: [],
    jobs: [
      'contabile | Mobilificio Fratelli Marelli | Cantù | 2004 | now',
      'impiegata | Studio Ostinelli | Como | 1993 | 2004',
    ],
    page: `
Spett.le agenzia,
^ mi chiamo Giuseppina Cattaneo, per tutti Pinuccia, ho 53 anni e scrivo perché la ditta dove lavoro chiude a Natale.
Dal 2004 sono contabile al Mobilificio Fratelli Marelli di Cantù: prima nota, clienti e fornitori, banche, IVA, buste paga di 22 falegnami con il consulente, e da quando è andata in pensione la signora Rita faccio anche il centralino.
Prima, dal 1993 al 2004, ero impiegata allo Studio Ostinelli di Como, dove ho imparato tutto.
Sono ragioniera (Istituto Caio Plinio, Como, 1992, 54/60). Uso TeamSystem, Excel e la PEC senza paura. Le lingue invece no.
Cerco un tempo pieno o un part-time lungo tra Cantù, Mariano e Erba. Mi va bene anche una sostituzione.
Mi trovate allo 031 555 0126 dopo le 18, oppure a pinuccia.cattaneo@lariomail.example.
^ Ringrazio e saluto cordialmente
^ Giuseppina Cattaneo
Via Daverio 3, 22063 Cantù (CO)
Cantù, 28 ottobre 2026
`,
  }),
  cv('38-it-ch-infermiera', 'docx', 'it', 'CH', {
    names: ['Dolores Bernasconi-Pedrazzini'],
    email: 'd.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 66',
    city: 'Mendrisio',
    languages: ['Italiano', 'Francese', 'Tedesco'],
    jobs: [
      'Infermiera capo reparto | Ospedale Beata Vergine | Mendrisio | 2017-06 | now',
      'Infermiera | Clinica Luganese Moncucco | Lugano | 2006-09 | 2017-05',
      'Infermiera | CHUV | Losanna | 2001-10 | 2006-08',
    ],
    page: `
# Dolores Bernasconi-Pedrazzini
__Infermiera diplomata SUP__
Via Stella 8
6850 Mendrisio
Natel +41 79 555 01 66
Mail d.bernasconi@ceresiomail.example
Nata l’11.01.1979, attinente di Chiasso, coniugata, due figli
# Situazione attuale
Infermiera capo reparto all’Ospedale Beata Vergine, Mendrisio
da giugno 2017
* Medicina interna, 34 letti, 29 collaboratori
* Piani di lavoro con Polypoint, colloqui annuali, qualità
# Impieghi precedenti
Infermiera alla Clinica Luganese Moncucco, Lugano
settembre 2006 – maggio 2017
* Chirurgia viscerale, poi pronto soccorso
Infermiera al CHUV, Losanna
ottobre 2001 – agosto 2006
* Oncologia
# Formazione
2016 \tCAS Gestione sanitaria, SUPSI
2001 \tDiploma di infermiera in cure generali, Scuola cantonale di Bellinzona
1997 \tMaturità, Liceo di Mendrisio
# Lingue
Italiano lingua madre, Francese ottimo, Tedesco scolastico
# Referenze
Le fornisco volentieri a voce
`,
  }),
  cv('39-it-architetta', 'doc', 'it', 'IT', {
    names: ['Ludovica Pallavicini di Ceva', 'Ludovica Pallavicini', 'Arch. Ludovica Pallavicini di Ceva'],
    email: 'studio@ludovicapallavicini.example',
    phone: '+39 011 555 0147',
    city: 'Torino',
    headline: 'Architetta, restauro e allestimenti',
    languages: ['Inglese', 'Francese'],
    aside: [3],
    jobs: [
      'Titolare | Studio Pallavicini | Torino | 2019 | now',
      'Architetta di progetto | Isolarchitetti | Torino | 2013 | 2018',
      'Collaboratrice | Agence Jean-Michel Wilmotte | Parigi | 2010 | 2013',
      'Tirocinante | Soprintendenza del Piemonte | Torino | 2009 | 2010',
    ],
    page: `
[[ 6 11
**Arch.**
! Ludovica Pallavicini di Ceva
Architetta, restauro e allestimenti
^ Studio:
Via della Rocca 29
10123 Torino
+39 011 555 0147
studio@ludovicapallavicini.example
^ **Lingue**
Inglese C1
Francese C2
^ **Programmi**
ArchiCAD, Rhino, SketchUp, rilievo con laser scanner
^ **Albo**
Ordine degli Architetti di Torino, n. 0000
---
^ Lavoro su edifici che hanno già vissuto: ville, filatoi, una sinagoga, molti cortili. Cerco una collaborazione stabile con uno studio più grande.
# Percorso
**2019 – oggi**
**Titolare**, Studio Pallavicini, Torino
Restauro di Villa Rey (lotto due), allestimento della mostra sui filati al Museo del Tessile, diciotto appartamenti
**2013 – 2018**
**Architetta di progetto**, Isolarchitetti, Torino
Esecutivi, capitolati, direzione lavori di una biblioteca civica
**2010 – 2013**
**Collaboratrice**, Agence Jean-Michel Wilmotte, Parigi
Concorsi, musei
**2009 – 2010**
**Tirocinante**, Soprintendenza del Piemonte, Torino
# Studi
2009  Laurea magistrale in Architettura per il restauro, Politecnico di Torino, 110 e lode
2003  Maturità classica, Liceo D’Azeglio
# Premi
Menzione, Premio Gubbio 2022
]]
`,
  }),
  cv('40-it-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Marco Antonio Nguyen', 'Marco Nguyen'],
    email: 'marco.nguyen@devpadova.example',
    phone: '+39 340 555 0129',
    city: 'Padova',
    headline: 'Full stack developer (React, Node.js)',
    languages: ['Italiano', 'Vietnamita', 'Inglese'],
    aside: [2],
    jobs: [
      'Full stack developer | Zucchetti | Padova | 2022-09 | now',
      'Sviluppatore front-end | Moku | Roncade | 2019-11 | 2022-08',
      'Stage curricolare | Infocert | Padova | 2019-05 | 2019-09',
    ],
    page: `
! Marco Antonio Nguyen
**Full stack developer (React, Node.js)**
= Padova (Arcella) \t+39 340 555 0129 \tmarco.nguyen@devpadova.example
^ Scrivo codice che altri riescono a leggere. Mi interessano accessibilità, test e squadre piccole. Lavoro da casa tre giorni su cinque.
# Esperienza lavorativa
|| 12 5
| **Full stack developer**\\Zucchetti\\Modulo presenze usato da 9.000 aziende, migrazione da AngularJS a React, code review | set 2022 – presente\\Padova
| **Sviluppatore front-end**\\Moku\\E-commerce per marchi di scarpe e occhiali, Vue, Storybook | nov 2019 – ago 2022\\Roncade
| **Stage curricolare**\\Infocert\\Prototipo di firma remota | mag 2019 – set 2019\\Padova
# Formazione
|| 12 5
| **Laurea triennale in Informatica**\\Università di Padova, tesi sui service worker | 2016 – 2019
| **Diploma scientifico, scienze applicate**\\Liceo Curiel | 2011 – 2016
# Competenze
TypeScript, React, Next.js, Node.js, PostgreSQL, Docker, Playwright
# Lingue
Italiano e Vietnamita madrelingua; Inglese C1
# Altro
Volontario al CoderDojo Padova dal 2020; tastierista in un gruppo che si chiama ancora "Senza Nome"
Autorizzo il trattamento dei dati personali ai sensi del GDPR.
`,
  }),
  cv('41-it-ricercatore', 'docx', 'it', 'IT', {
    names: ['Pier Paolo De Santis Ferrante', 'Pier Paolo De Santis'],
    email: 'pp.desantis@abruzzolab.example',
    phone: '+39 328 555 0184',
    city: 'L’Aquila',
    languages: ['Inglese', 'Spagnolo'],
    aside: [3],
    jobs: [
      'Tecnologo | INFN Laboratori Nazionali del Gran Sasso | Assergi | 2021-10 | now',
      'Assegnista di ricerca | Università dell’Aquila | L’Aquila | 2018-01 | 2021-09',
      'Postdoc | CIEMAT | Madrid | 2015-11 | 2017-12',
      'Dottorando | Sapienza Università di Roma | Roma | 2012-11 | 2015-10',
    ],
    page: `
HEAD Dott. Pier Paolo De Santis Ferrante – CV aggiornato a ottobre 2026
# Dati
Dott. Pier Paolo De Santis Ferrante, PhD
Nato ad Avezzano nel 1987
Abita a L’Aquila, via Strinella
+39 328 555 0184; pp.desantis@abruzzolab.example
# Posizioni
10/2021 – oggi: Tecnologo, INFN Laboratori Nazionali del Gran Sasso, Assergi
* Criogenia e fondo radioattivo per due esperimenti di materia oscura
* Responsabile di turno; acquisti sopra soglia con gara
01/2018 – 09/2021: Assegnista di ricerca, Università dell’Aquila
* Spettrometria gamma, camera pulita
11/2015 – 12/2017: Postdoc, CIEMAT, Madrid
11/2012 – 10/2015: Dottorando, Sapienza Università di Roma
# Titoli
Dottorato in Fisica, Sapienza, 2016
Laurea magistrale in Fisica, Università dell’Aquila, 110/110, 2012
# Didattica
Esercitazioni di Laboratorio II (2018–2021)
# Pubblicazioni
54 articoli su rivista, h-index 17 (elenco a richiesta)
# Lingue
Inglese: ottimo. Spagnolo: buono
# Obiettivo
Passare all’industria: vuoto, criogenia, semiconduttori
`,
  }),
  cv('42-it-commerciale', 'doc', 'it', 'IT', {
    names: ['Ernestina Chiara Brusaferro', 'Tina Brusaferro', 'Ernestina Brusaferro'],
    email: 'tina.brusaferro@marcamail.example',
    phone: '+39 333 555 0172',
    city: 'Conegliano',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Export Area Manager DACH | Bottega SpA | Bibano | 2019-03 | now',
      'Impiegata commerciale estero | Carpenè Malvolti | Conegliano | 2012-01 | 2019-02',
      'Back office vendite | De’Longhi Appliances | Treviso | 2007-05 | 2011-12',
    ],
    page: `
**TINA BRUSAFERRO** (all’anagrafe Ernestina Chiara)
Conegliano (TV) – +39 333 555 0172 – tina.brusaferro@marcamail.example
^ **IN BREVE**
Vendo prosecco ai tedeschi da quindici anni e ancora mi rispondono al telefono. Fatturato gestito: 7,4 milioni. Fiere: ProWein, Vinitaly, Weinmesse.
^ **ESPERIENZA**
^ **Bottega SpA**, Bibano \tmarzo 2019 → oggi
Export Area Manager DACH
* 38 importatori, 2 agenti, listini e premi di fine anno
* Ingresso in due catene austriache
^ **Carpenè Malvolti**, Conegliano \tgennaio 2012 → febbraio 2019
Impiegata commerciale estero
* Ordini, accise, spedizioni groupage
^ **De’Longhi Appliances**, Treviso \tmaggio 2007 → dicembre 2011
Back office vendite
^ **STUDI**
Laurea in Lingue, Ca’ Foscari Venezia, 2006
Erasmus a Graz, 2004
Maturità linguistica, Liceo Marconi Conegliano, 2001
^ **LINGUE**
Italiano madrelingua, Tedesco fluente (C1), Inglese buono (B2)
^ **ALTRO**
Sommelier AIS, secondo livello. Auto aziendale gradita.
`,
  }),
];
