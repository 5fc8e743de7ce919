import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-second');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FIFTY_SECOND_REST_ITALIAN: Sheet[] = [
  cv('19-it-architetto', 'pdf', 'it', 'IT', {
    names: ['Ludovica Dalla Costa Ferrari', 'Ludovica Dalla Costa'],
    email: 'studio@ludovicadallacosta.example',
    phone: '+39 347 555 0139',
    city: 'Vicenza',
    headline: 'architetto e interior designer',
    languages: ['inglese', 'spagnolo'],
    aside: [3],
    jobs: [
      'Architetto senior | Studio Traudi | Schio | 2019-03 | now',
      'Interior designer | Arclinea | Caldogno | 2014-09 | 2019-02',
      'Architetto junior | Estudio Fuster y Asociados | Valencia | 2012-01 | 2014-07',
      'Tirocinante | Atelier Zanon | Padova | 2011-03 | 2011-09',
    ],
    page: `
[[ 10 7
! Ludovica
! Dalla Costa Ferrari
architetto e interior designer
---
Contrà Porti 5, 36100 Vicenza
+39 347 555 0139
studio@ludovicadallacosta.example
ludovicadallacosta.example
Ordine di Vicenza, n. 5550
]]
^ Case da rifare, cucine da vivere, qualche scuola. Seguo il lavoro dal primo schizzo alla consegna delle chiavi, capocantiere compreso.
# esperienza
|| 4 13
| 03/2019 > oggi | **Studio Traudi**, Schio\\Architetto senior\\Recupero di una filanda in 21 alloggi; direzione lavori; pratiche Superbonus, finite tutte
| 09/2014 > 02/2019 | **Arclinea**, Caldogno\\Interior designer\\Esecutivi per showroom a Miami, Seoul e Parigi; rapporti con i falegnami
| 01/2012 > 07/2014 | **Estudio Fuster y Asociados**, Valencia\\Architetto junior\\Concorsi, plastici, una biblioteca costruita
| 03/2011 > 09/2011 | **Atelier Zanon**, Padova\\Tirocinante
# studi
|| 4 13
| 2011 | Esame di Stato, Venezia
| 2005 – 2010 | Laurea magistrale in Architettura, IUAV, 110 e lode
| 2008 – 2009 | Erasmus, ETSA Valencia
# strumenti
ArchiCAD, AutoCAD, SketchUp, V-Ray, Photoshop, matita morbida
# lingue
inglese C1, spagnolo C1
# premi
Menzione Premio Architetti Vicentini 2022
`,
  }),
  cv('20-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Mbaye Cheikh Ndiaye', 'Cheikh Mbaye Ndiaye', 'Cheikh Ndiaye', 'Mbaye Ndiaye'],
    email: 'cheikhndiaye@padanaposta.example',
    phone: '351 555 0118',
    city: 'Crema',
    languages: ['Wolof', 'Francese', 'Italiano'],
    jobs: [
      'Carrellista | Ancorotti Cosmetics | Crema | 2020-05 | now',
      'Magazziniere | SDA Express Courier | Lodi | 2015-09 | 2020-04',
      'Operaio generico | Bettinelli F.lli | Bagnolo Cremasco | 2011-02 | 2015-07',
      'Venditore | mercato Sandaga | Dakar | 2003 | 2008',
    ],
    page: `
> **Curriculum Vitae Europass**
|| 5 12
| **Informazioni personali** | 
| Cognome(i/)/Nome(i) | **NDIAYE MBAYE CHEIKH**
| Indirizzo(i) | Via Cadorna, 52 - 26013 Crema (CR)
| Telefono(i) | 351 555 0118
| E-mail | cheikhndiaye@padanaposta.example
| Cittadinanza | Senegalese (permesso UE di lungo periodo)
| Data di nascita | 09/09/1985
| Sesso | M
| **Esperienza professionale** | 
| Date | 05/2020 – attuale
| Lavoro o posizione ricoperti | Carrellista
| Principali attività | Carico e scarico, frontale e retrattile, inventari, terminale RF
| Nome del datore di lavoro | Ancorotti Cosmetics, Crema
| Date | 09/2015 – 04/2020
| Lavoro o posizione ricoperti | Magazziniere
| Principali attività | Smistamento notturno colli, bolle, responsabile di linea dal 2018
| Nome del datore di lavoro | SDA Express Courier, Lodi
| Date | 02/2011 – 07/2015
| Lavoro o posizione ricoperti | Operaio generico
| Nome del datore di lavoro | Bettinelli F.lli, Bagnolo Cremasco
| Date | 2003 – 2008
| Lavoro o posizione ricoperti | Venditore
| Nome del datore di lavoro | mercato Sandaga, Dakar (in proprio)
| **Istruzione e formazione** | 
| Date | 2017
| Titolo | Patentino carrelli elevatori (rinnovato 2022)
| Date | 2012
| Titolo | Licenza media, CPIA Crema
| **Capacità e competenze** | 
| Madrelingua(e) | Wolof
| Altra(e) lingua(e) | Francese, Italiano
| Patente | B
`,
  }),
  cv('21-it-area-manager', 'doc', 'it', 'IT', {
    names: ['Gianmaria Degli Esposti'],
    email: 'gm.degliesposti@emiliabox.example',
    phone: '335 555 0170',
    city: 'San Lazzaro di Savena',
    headline: 'AREA MANAGER PACKAGING – CENTRO NORD ITALIA E DACH',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Area Manager | IMA | Ozzano dell’Emilia | 2017-09 | now',
      'Sales Engineer | Marchesini Group | Pianoro | 2011-01 | 2017-08',
      'Tecnico trasfertista | G.D | Bologna | 2004-04 | 2010-12',
      'Disegnatore meccanico | Officine Tampieri snc | Budrio | 2001 | 2004',
    ],
    page: `
DEGLI ESPOSTI GIANMARIA
AREA MANAGER PACKAGING – CENTRO NORD ITALIA E DACH
Via Jussi 77, San Lazzaro di Savena (BO) \tCell. 335 555 0170
Nato il 27/10/1981 \tgm.degliesposti@emiliabox.example
^ **PUNTI DI FORZA**
* Portafoglio di 9 milioni di euro, 31 clienti farmaceutici e alimentari
* Vengo dall’officina: so che cosa prometto
* 120 giorni l’anno in viaggio, senza lamentele (o quasi)
^ **CARRIERA**
**IMA, Ozzano dell’Emilia** \tda settembre 2017
Area Manager
* Linee blister, trattative da 0,4 a 3,5 milioni
* Apertura di sei clienti in Baviera e Austria
* Gestione di due agenti plurimandatari
**Marchesini Group, Pianoro** \tgennaio 2011 – agosto 2017
Sales Engineer
* Offerte tecniche, FAT con il cliente, fiera Achema
**G.D, Bologna** \taprile 2004 – dicembre 2010
Tecnico trasfertista
* Montaggi in 23 Paesi, dalla Turchia all’Indonesia
**Officine Tampieri snc, Budrio** \t2001 – 2004
Disegnatore meccanico
^ **FORMAZIONE**
Perito meccanico, ITIS Aldini Valeriani, Bologna, 2000 (92/100)
Master in vendite B2B, Bologna Business School, 2015
^ **LINGUE**
Inglese fluente – Tedesco buono
^ **CONDIZIONI ATTUALI**
Quadro metalmeccanico, auto aziendale, variabile 20%. Preavviso tre mesi.
`,
  }),
  cv('22-it-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Raffaele D’Ambrosio', "Raffaele D'Ambrosio"],
    email: 'raf@dambrosio.example',
    phone: '+39 380 555 0125',
    city: 'Bari',
    headline: 'Full-stack developer · TypeScript, Go',
    languages: ['Italiano', 'Inglese'],
    aside: [3],
    jobs: [
      'Full-stack developer | Exprivia | Molfetta | 2022-11 | now',
      'Front-end developer | Auriga | Bari | 2019-10 | 2022-10',
      'Sviluppatore PHP | Webmania Murge | Altamura | 2017-05 | 2019-09',
      'Stage curricolare | Macnil | Gravina in Puglia | 2016-10 | 2017-03',
    ],
    page: `
! Raffaele D’Ambrosio
Full-stack developer · TypeScript, Go
{{
## Dove trovarmi
Bari (quartiere Poggiofranco)
+39 380 555 0125
raf@dambrosio.example
github.com/dambrosio-esempio
## Due righe
Scrivo software per banche e ospedali. Preferisco togliere codice che metterne. Disponibile in remoto o ibrido, non mi trasferisco: qui c’è il mare.
## Competenze
TypeScript, React, Node
Go, gRPC
PostgreSQL, Redis
Docker, GitLab CI
Accessibilità (WCAG 2.2)
## Lingue
Italiano: madrelingua
Inglese: B2
## Istruzione
Laurea in Informatica
Università di Bari, 2017
Liceo scientifico Federico II
Altamura, 2012
## Esperienze
**Full-stack developer**
Exprivia, Molfetta
nov 2022 – in corso
* Cartella clinica regionale, 40.000 utenti
* Migrazione da AngularJS, sei mesi senza fermo
**Front-end developer**
Auriga, Bari
ott 2019 – ott 2022
* Interfaccia per sportelli automatici
**Sviluppatore PHP**
Webmania Murge, Altamura
mag 2017 – set 2019
* Siti per pastifici e salottifici
**Stage curricolare**
Macnil, Gravina in Puglia
ott 2016 – mar 2017
}}
~ Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679
`,
  }),
  cv('23-it-ch-infermiera', 'docx', 'it', 'CH', {
    names: ['Noemi Bernasconi-Rüegg', 'Noemi Bernasconi Rüegg'],
    email: 'noemi.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 53',
    city: 'Mendrisio',
    headline: 'Infermiera SUP, specialista in cure intense',
    languages: ['Italiano', 'Tedesco', 'Francese'],
    jobs: [
      'Infermiera esperta in cure intense | Cardiocentro Ticino | Lugano | 2018-02 | now',
      'Infermiera diplomata | Ospedale Beata Vergine | Mendrisio | 2012-08 | 2018-01',
      'Infermiera diplomata | Stadtspital Triemli | Zurigo | 2010-09 | 2012-07',
      'Assistente di cura | Casa anziani Santa Lucia | Arzo | 2006 | 2007',
    ],
    page: `
# Curriculum vitae
|| 4 13
| Cognome | Bernasconi-Rüegg
| Nome | Noemi
| Professione | Infermiera SUP, specialista in cure intense
| Domicilio | Via Lavizzari 12, 6850 Mendrisio
| Natel | +41 79 555 01 53
| Posta elettronica | noemi.bernasconi@ceresiomail.example
| Attinente di | Riva San Vitale
| Stato civile | coniugata, due figli (2014 e 2017)
# Attività professionale
|| 4 13
| dal 1.2.2018 | Cardiocentro Ticino, Lugano\\**Infermiera esperta in cure intense**, 80%\\ECMO, formatrice di reparto, gruppo delirio
| 1.8.2012 – 31.1.2018 | Ospedale Beata Vergine, Mendrisio\\**Infermiera diplomata**\\Medicina e poi pronto soccorso
| 1.9.2010 – 31.7.2012 | Stadtspital Triemli, Zurigo\\**Infermiera diplomata**\\Chirurgia viscerale, lingua di lavoro tedesco
| 2006 – 2007 | Casa anziani Santa Lucia, Arzo\\**Assistente di cura**
# Formazione
|| 4 13
| 2015 – 2017 | SPD Cure intense, Scuola specializzata superiore, Lugano
| 2007 – 2010 | Bachelor in Cure infermieristiche, SUPSI, Manno
| 2006 | Maturità, Liceo di Mendrisio
# Lingue
Italiano (madrelingua), Tedesco (C1, anche dialetto), Francese (B1)
# Referenze
Capo reparto cure intense, nominativo su richiesta
`,
  }),
  cv('24-it-contabile-lettera', 'doc', 'it', 'IT', {
    names: ['Mariangela Piras'],
    email: 'mariangelapiras@logudoro.example',
    phone: '349 555 0112',
    city: 'Sassari',
    languages: ['inglese', 'francese'],
    jobs: [
      'impiegata amministrativa | Sardaformaggi | Buddusò | 2016-03 | now',
      'contabile | Studio Solinas | Sassari | 2007-10 | 2016-02',
      'segretaria | autoscuola La Moderna | Ozieri | 2001 | 2007',
    ],
    page: `
Sassari, 6 novembre 2026
Oggetto: candidatura per il posto di contabile (rif. annuncio 555/26)
Gentile responsabile,
Le scrivo perché cerco un lavoro più vicino a casa e il Vostro annuncio mi sembra fatto per me. Al posto del solito curriculum Le racconto che cosa ho fatto.
Da marzo 2016 sono impiegata amministrativa presso Sardaformaggi, a Buddusò. Tengo la contabilità ordinaria, le liquidazioni IVA, i pagamenti ai pastori (sono 210) e preparo il bilancio per il revisore. Ogni giorno faccio un’ora e un quarto di strada all’andata e altrettanto al ritorno.
Prima, da ottobre 2007 a febbraio 2016, ho lavorato come contabile presso lo Studio Solinas di Sassari: cinquanta ditte in semplificata, dichiarativi, F24, qualche ricorso.
E prima ancora, dal 2001 al 2007, sono stata segretaria all’autoscuola La Moderna di Ozieri.
Ho il diploma di ragioniera (ITC Pirastu, 2000) e ho seguito i corsi dell’Ordine sulla fattura elettronica e sul controllo di gestione. Uso TeamSystem, Danea e bene Excel. Parlo un po’ di inglese e un francese scolastico.
Potrei cominciare dopo il preavviso di 45 giorni. Mi trova la sera al 349 555 0112, oppure scriva a mariangelapiras@logudoro.example.
La ringrazio e La saluto cordialmente
^ Mariangela Piras
~ Via Carlo Felice 40, 07100 Sassari
`,
  }),
];
