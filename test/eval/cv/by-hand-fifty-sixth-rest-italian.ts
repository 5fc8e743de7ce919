import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-sixth');

/** The closed ones in Italian. All people are made up. */
export const BY_HAND_FIFTY_SIXTH_REST_ITALIAN: Sheet[] = [
  cv('20-it-cuoca-mensa', 'docx', 'it', 'IT', {
    names: ['Assunta Carbone'],
    email: 'assuntacarbone71@irpiniabox.example',
    phone: '339 555 0126',
    city: 'Avellino',
    languages: [],
    jobs: [
      'Cuoca | Camst | Atripalda | 2014-09 | now',
      'Aiuto cuoca | Ristorante Martella | Avellino | 2006-03 | 2014-06',
      'Operaia | Conserviera Solofrana | Solofra | 1995 | 2005',
    ],
    page: `
Assunta Carbone
nata ad Avellino il 18/08/1971
residente in via Due Principati 90, 83100 Avellino
cell. 339 555 0126
mail assuntacarbone71@irpiniabox.example

**ESPERIENZE DI LAVORO**
da settembre 2014 ad oggi
Cuoca presso Camst, mensa scolastica di Atripalda
(350 pasti al giorno, diete speciali, celiachia, HACCP, ordini)

da marzo 2006 a giugno 2014
Aiuto cuoca presso Ristorante Martella, Avellino
(primi, pasta a mano, dolci)

dal 1995 al 2005
Operaia presso Conserviera Solofrana, Solofra
(linea pomodoro, campagna estiva e controllo vasetti)

**STUDI**
Licenza media
Corso di cucina 600 ore, Formedil Campania, 2005
Attestato HACCP rinnovato 2025

**ALTRO**
Patente B, automunita. Disponibile da subito anche part time mattina.
Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679.
`,
  }),
  cv('21-it-infermiere', 'doc', 'it', 'IT', {
    names: ['Matteo Luigi Pellegrinelli', 'Matteo Pellegrinelli', 'Pellegrinelli Matteo Luigi'],
    email: 'matteo.pellegrinelli@orobiemail.example',
    phone: '+39 340 555 0187',
    city: 'Albino',
    headline: 'Infermiere di area critica',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Infermiere | ASST Papa Giovanni XXIII | Bergamo | 2019-12 | now',
      'Infermiere | Humanitas Gavazzeni | Bergamo | 2016-02 | 2019-11',
      'Infermiere | Klinikum Kempten | Kempten | 2014-05 | 2015-12',
      'Soccorritore | Croce Rossa Italiana | Albino | 2010 | 2013',
    ],
    page: `
> **FORMATO EUROPEO PER IL CURRICULUM VITAE**
# INFORMAZIONI PERSONALI
|| 5 12
| Nome | PELLEGRINELLI MATTEO LUIGI
| Indirizzo | Via Mazzini 61, 24021 Albino (BG)
| Telefono | +39 340 555 0187
| E-mail | matteo.pellegrinelli@orobiemail.example
| Nazionalità | Italiana
| Data di nascita | 21/02/1991
| Qualifica | Infermiere di area critica
# ESPERIENZA LAVORATIVA
|| 5 12
| • Date (da – a) | 12/2019 – in corso
| • Nome del datore di lavoro | ASST Papa Giovanni XXIII, Bergamo
| • Tipo di impiego | Infermiere
| • Principali mansioni | Terapia intensiva generale, ECMO, tutor degli studenti
|  | 
| • Date (da – a) | 02/2016 – 11/2019
| • Nome del datore di lavoro | Humanitas Gavazzeni, Bergamo
| • Tipo di impiego | Infermiere
| • Principali mansioni | Pronto soccorso, triage
|  | 
| • Date (da – a) | 05/2014 – 12/2015
| • Nome del datore di lavoro | Klinikum Kempten, Kempten (Germania)
| • Tipo di impiego | Infermiere
|  | 
| • Date (da – a) | 2010 – 2013
| • Nome del datore di lavoro | Croce Rossa Italiana, Albino
| • Tipo di impiego | Soccorritore
# ISTRUZIONE E FORMAZIONE
|| 5 12
| • 2021 | Master di I livello in Area Critica, Università di Milano-Bicocca
| • 2013 | Laurea in Infermieristica, Università di Milano-Bicocca
| • 2010 | Diploma, Liceo Scientifico Amaldi, Alzano Lombardo
# CAPACITÀ E COMPETENZE PERSONALI
|| 5 12
| Madrelingua | Italiano
| Altre lingue | Inglese, Tedesco
| Certificazioni | BLSD, ALS, PTC avanzato
| Patente | A, B
`,
  }),
  cv('22-it-amministrativa', 'pdf', 'it', 'IT', {
    names: ['Elena Scarpellini'],
    email: 'elena.scarpellini@rubiconemail.example',
    phone: '347 555 0153',
    city: 'Cesena',
    headline: 'Impiegata amministrativa e paghe',
    languages: ['Italiano', 'Inglese', 'Russo'],
    aside: [3],
    jobs: [
      'Addetta paghe e contributi | Studio Zoffoli & Associati | Cesena | 2018-01 | now',
      'Impiegata amministrativa | Amadori | San Vittore di Cesena | 2012-10 | 2017-12',
      'Segretaria di direzione | Hotel Adria Mare | Cesenatico | 2010-04 | 2012-09',
      'Stage | Camera di Commercio | Forlì | 2009-10 | 2010-03',
    ],
    page: `
! Elena Scarpellini
Impiegata amministrativa e paghe
Cesena (FC) · 347 555 0153 · elena.scarpellini@rubiconemail.example
# Chi sono
Precisa, abituata alle scadenze del 16. Elaboro 450 cedolini al mese e rispondo al telefono con calma anche il 27. Cerco un’azienda con ufficio paghe interno, tempo pieno o 30 ore.
# Esperienza
**Addetta paghe e contributi**
Studio Zoffoli & Associati, Cesena – da gennaio 2018
* CCNL commercio, turismo, metalmeccanici, avventizi agricoli
* CU, 770, autoliquidazione INAIL, pratiche di assunzione
**Impiegata amministrativa**
Amadori, San Vittore di Cesena – da ottobre 2012 a dicembre 2017
* Ciclo passivo, bolle di reso, prima nota
**Segretaria di direzione**
Hotel Adria Mare, Cesenatico – da aprile 2010 a settembre 2012
* Prenotazioni e ospiti russi
**Stage**
Camera di Commercio, Forlì – da ottobre 2009 a marzo 2010
# Formazione
Laurea triennale in Lingue per l’impresa, Università di Bologna, sede di Forlì, 2009
Corso paghe avanzato, Ecipar, 2017
# Informatica
Zucchetti, TeamSystem, Excel
# Lingue
Italiano: madrelingua
Inglese: B2
Russo: B2
FOOT Autorizzo il trattamento dei miei dati personali (Reg. UE 2016/679). Cesena, 4 novembre 2026
`,
  }),
  cv('23-it-saldatore', 'docx', 'it', 'IT', {
    names: ['Arben Hoxhaj'],
    email: 'arbenhoxhaj@apuanopost.example',
    phone: '328 555 0144',
    city: 'Sarzana',
    headline: 'Saldatore TIG / elettrodo',
    languages: ['Albanese', 'Italiano', 'Greco'],
    jobs: [
      'Saldatore tubista | Fincantieri | Muggiano | 2017-02 | now',
      'Saldatore | Cantieri Navali Baglietto | La Spezia | 2010-09 | 2017-01',
      'Carpentiere in ferro | Ditta Bertagna | Sarzana | 2004 | 2010',
      'Manovale | Edil Makedonia | Salonicco | 1999 | 2003',
    ],
    page: `
# CURRICULUM VITAE
**Arben Hoxhaj**
**Saldatore TIG / elettrodo**
Via Muccini 17 – 19038 Sarzana (SP)
Tel. 328 555 0144
arbenhoxhaj@apuanopost.example
## Dati
Nato a Valona il 07.01.1980, cittadino italiano dal 2019, sposato, due figli
## Lavoro
|| 4 7 6
| Periodo | Azienda | Mansione
| 02/2017 – oggi | Fincantieri, Muggiano | Saldatore tubista
| 09/2010 – 01/2017 | Cantieri Navali Baglietto, La Spezia | Saldatore
| 2004 – 2010 | Ditta Bertagna, Sarzana | Carpentiere in ferro
| 1999 – 2003 | Edil Makedonia, Salonicco (Grecia) | Manovale
## Patentini
* EN ISO 9606-1 TIG acciaio inox, tutte le posizioni (scade 03/2027)
* EN ISO 9606-1 elettrodo basico
* Cupronichel, brasatura
* Spazi confinati, lavori in quota
## Scuola
Istituto tecnico meccanico, Valona, 1998
Corso saldatura, Scuola Edile La Spezia, 2006
## Lingue
Albanese, Italiano, Greco
## Note
Disponibile a trasferte in Italia e all’estero, anche di 4 settimane.
`,
  }),
  cv('24-it-sviluppatore', 'doc', 'it', 'IT', {
    names: ['Tommaso Giuliani Roveri'],
    email: 'ciao@tommasogr.example',
    phone: '+39 351 555 0166',
    city: 'Torino',
    headline: 'Sviluppatore full stack',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Senior Software Engineer | Satispay | Milano | 2022-09 | now',
      'Sviluppatore full stack | Reply | Torino | 2018-11 | 2022-08',
      'Sviluppatore web | Kubelab S.r.l. | Torino | 2016-05 | 2018-10',
    ],
    page: `
[[ 10 7
! Tommaso Giuliani Roveri
Sviluppatore full stack
---
Torino
+39 351 555 0166
ciao@tommasogr.example
github.example/tommasogr
]]
^ Scrivo codice che si possa cancellare. Dieci anni tra agenzie, consulenza e fintech; oggi soprattutto Kotlin e React. Cerco un posto in remoto, team piccolo, niente reperibilità notturna.
# ESPERIENZE
**Satispay** | Milano (remoto)
__Senior Software Engineer__ \tset 2022 – presente
* Servizi di pagamento a rate, 3 milioni di transazioni al mese
* Migrazione da monolite a moduli; tempi di rilascio da due settimane a un giorno
**Reply** | Torino
__Sviluppatore full stack__ \tnov 2018 – ago 2022
* Portali per banche e un grande gruppo auto, Spring Boot e Angular
**Kubelab S.r.l.** | Torino
__Sviluppatore web__ \tmag 2016 – ott 2018
* E-commerce in PHP, poi Node
# FORMAZIONE
Laurea magistrale in Ingegneria informatica, Politecnico di Torino, 2016
# COMPETENZE
Kotlin, Java, TypeScript, React, PostgreSQL, Kafka, AWS, Terraform
# LINGUE
Italiano, Inglese (C1)
# FUORI DAL LAVORO
Organizzo il JUG Torino, arrampico, faccio il pane
`,
  }),
  cv('25-it-educatrice', 'pdf', 'it', 'IT', {
    names: ['Giada Maria Puddu', 'Giada Puddu'],
    email: 'giadapuddu@campidanobox.example',
    phone: '349 555 0171',
    city: 'Quartu Sant’Elena',
    headline: 'Educatrice di asilo nido',
    languages: ['Italiano', 'Sardo', 'Spagnolo'],
    aside: [3],
    jobs: [
      'Educatrice | Nido comunale Il Girasole | Quartu Sant’Elena | 2021-09 | now',
      'Educatrice | Cooperativa Passaparola | Cagliari | 2018-10 | 2021-07',
      'Animatrice | Forte Village Resort | Pula | 2015-06 | 2018-09',
      'Tirocinio | Scuola dell’infanzia San Giuseppe | Selargius | 2017-02 | 2017-05',
    ],
    page: `
> **Giada Maria Puddu**
> Educatrice di asilo nido
^ Gentile agenzia, vi invio il mio curriculum per le sostituzioni nei nidi dell’area di Cagliari e, se ci sarà, per un posto a tempo indeterminato. Un cordiale saluto, Giada
^ **Contatti**
Via Marconi 388, 09045 Quartu Sant’Elena (CA)
349 555 0171 – giadapuddu@campidanobox.example
^ **Esperienze**
Settembre 2021 – oggi
Educatrice, Nido comunale Il Girasole, Quartu Sant’Elena
Sezione lattanti, sette bimbi; inserimento in tre giorni; travasi e gioco euristico

Ottobre 2018 – luglio 2021
Educatrice, Cooperativa Passaparola, Cagliari
Servizio educativo a domicilio e spazio gioco

Giugno 2015 – settembre 2018 (stagioni estive)
Animatrice, Forte Village Resort, Pula
Mini club 3-6 anni

Febbraio 2017 – maggio 2017
Tirocinio, Scuola dell’infanzia San Giuseppe, Selargius
^ **Titoli**
Laurea L-19 in Scienze dell’educazione, Università di Cagliari, 2018
Diploma socio-psico-pedagogico, Istituto Eleonora d’Arborea, 2013
Disostruzione pediatrica, 2024
^ **Lingue**
Italiano, Sardo, Spagnolo (B1)
^ **Hobby**
Launeddas, teatro di figura
`,
  }),
];
