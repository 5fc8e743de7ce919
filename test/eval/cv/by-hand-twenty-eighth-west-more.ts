import { BY_HAND_TWENTY_EIGHTH_WEST_OTHERS_MORE } from './by-hand-twenty-eighth-west-others-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-more-w');

/** Twelve further ones, of which three in Italian and three in French stand here and the others in a file beside it. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_WEST_MORE: Sheet[] = [
  cv('01-it-europass-nuovo-frantoio', 'docx', 'it', 'IT', {
    names: ['Nives Barattini'],
    email: 'nives.barattini@postavalnerina.example',
    phone: '(+39) 3205550914',
    city: 'Spoleto',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Responsabile amministrativa | Frantoi Riuniti Valnerina Soc. Agr. Coop. | | 2020-02 | now',
      'Contabile clienti e fornitori | Tessitura Clitunno S.r.l. | | 2012-09 | 2020-01',
      'Impiegata di segreteria | Studio Commerciale Dott. Fabiani | | 2008-11 | 2012-07',
    ],
    page: `
PIC Logo | europass
! Nives Barattini
**Data di nascita:** 22/06/1986 | **Nazionalità:** Italiana | **Numero di telefono:** (+39) 3205550914 (Cellulare) | **Indirizzo e-mail:** [nives.barattini@postavalnerina.example](mailto:nives.barattini@postavalnerina.example) | **Indirizzo:** Via Porta Fuga 7, 06049, Spoleto, Italia (Abitazione)
# ESPERIENZA LAVORATIVA
01/02/2020 – ATTUALE Spoleto, Italia
**RESPONSABILE AMMINISTRATIVA** FRANTOI RIUNITI VALNERINA SOC. AGR. COOP.
Contabilità generale fino al bilancio CEE, soci conferitori (310), PSR e contributi AGEA. Coordino due colleghe.
**Settore** Agricoltura, silvicoltura e pesca
03/09/2012 – 31/01/2020 Campello sul Clitunno, Italia
**CONTABILE CLIENTI E FORNITORI** TESSITURA CLITUNNO S.R.L.
* Fatturazione, solleciti, riba, intrastat
* Passaggio alla fattura elettronica nel 2019
03/11/2008 – 31/07/2012 Spoleto, Italia
**IMPIEGATA DI SEGRETERIA** STUDIO COMMERCIALE DOTT. FABIANI
# ISTRUZIONE E FORMAZIONE
2005 – 2008 Perugia, Italia
**LAUREA IN ECONOMIA AZIENDALE** Università degli Studi di Perugia
**Voto finale** 98/110
2000 – 2005
**DIPLOMA DI RAGIONERIA** ITC Spagna, Spoleto
# COMPETENZE LINGUISTICHE
Lingua madre: **ITALIANO**
Altre lingue:
|| 5 4 4 4
|  | COMPRENSIONE | ESPRESSIONE ORALE | SCRITTURA
| **INGLESE** | B1 | B1 | B1
| **FRANCESE** | A2 | A2 | A2
# COMPETENZE DIGITALI
Zucchetti Ad Hoc / TeamSystem / Posta certificata e firma digitale
# PATENTE DI GUIDA
**Patente di guida:** B
FOOT 1 / 1
`,
  }),
  cv('02-it-senza-titoli-mulettista', 'doc', 'it', 'IT', {
    names: ['Gaetano Lo Presti Amato', 'Lo Presti Amato Gaetano'],
    email: 'g.loprestiamato@postaetna.example',
    phone: '340/5550.229',
    city: 'Belpasso',
    jobs: [
      'Mulettista | Agrumi Fontanarossa S.p.A. | | 2021-11 | now',
      'Autista patente C | Trasporti Nicotra & Figli | | 2016-02 | 2021-10',
      'Magazziniere | Ingross Sud Alimentari | | 2011-05 | 2015-12',
      'Manovale edile | Impresa Geom. Rapisarda | | 2007-09 | 2011-03',
    ],
    page: `
Lo Presti Amato Gaetano
nato a Paternò il 12-10-1987
residente in Belpasso (CT), via XIV Traversa n. 40
cell. 340/5550.229
g.loprestiamato@postaetna.example

Coniugato con due figli. Licenza media. Militesente.

Dal 02-11-2021 a tutt’oggi presso Agrumi Fontanarossa S.p.A., Misterbianco
in qualità di: Mulettista
Mansioni: carico e scarico bilici, celle frigo, inventario con palmare, turni anche di notte

Dal 15-02-2016 al 30-10-2021 presso Trasporti Nicotra & Figli, Belpasso
in qualità di: Autista patente C
Mansioni: consegne in Sicilia orientale, sponda idraulica, incassi

Dal 09-05-2011 al 31-12-2015 presso Ingross Sud Alimentari, Catania (zona industriale)
in qualità di: Magazziniere
Mansioni: preparazione ordini, banco, qualche volta cassa

Dal 2007 (settembre) al 2011 (marzo) presso Impresa Geom. Rapisarda, Paternò
in qualità di: Manovale edile

Patente C con CQC merci, abilitazione muletto e PLE rinnovate nel 2024, HACCP
Disponibile da subito, anche trasferte. Massima serietà.

Belpasso, 3 ottobre 2026                                      In fede
`,
  }),
  cv('03-it-competenze-project-manager', 'pdf', 'it', 'IT', {
    names: ['Serena Maria Dall’Aglio', 'Serena Dall’Aglio', 'Serena Maria Dall’Aglio, PMP'],
    email: 'serena@dallaglio-pm.example',
    phone: '+39 02 5550 7318',
    city: 'Segrate',
    headline: 'IT Project Manager',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Senior Project Manager | Brightwater Consulting Italia | | 2021-06 | now',
      'IT Project Manager | Assicurazioni Lariane S.p.A. | | 2016-03 | 2021-05',
      'Business Analyst | Assicurazioni Lariane S.p.A. | | 2013-01 | 2016-02',
      'Sviluppatrice COBOL | Sinapsi Sistemi | | 2008-10 | 2012-12',
      'Stagista | Sinapsi Sistemi | | 2008-04 | 2008-09',
    ],
    aside: [4],
    page: `
> **Serena Maria Dall’Aglio, PMP**
> IT Project Manager
> Segrate (MI) – +39 02 5550 7318 – serena@dallaglio-pm.example
# Competenze chiave
|| 8.5 8.5
| **Governo**\\Budget fino a 3,5 M€\\Steering committee, RAID log\\Vendor management | **Delivery**\\Scrum e SAFe (SA 5.1)\\Jira, Confluence, MS Project\\Piani di migrazione e cutover
| **Dominio**\\Assicurazioni danni, sinistri\\IVASS, IDD, GDPR | **Persone**\\Team misti Italia/Romania/India\\Coaching di PM junior
# Progetti da raccontare
* Sostituzione del sistema sinistri: 14 mesi, 60 persone, go-live in un week-end
* Portale agenti (1.100 utenti): NPS da -12 a +31
# Storia lavorativa
Senior Project Manager	giugno 2021 – ad oggi
Brightwater Consulting Italia, Milano
IT Project Manager	marzo 2016 – maggio 2021
Assicurazioni Lariane S.p.A., Como
Business Analyst	gennaio 2013 – febbraio 2016
Assicurazioni Lariane S.p.A., Como
Sviluppatrice COBOL	ottobre 2008 – dicembre 2012
Sinapsi Sistemi, Assago
Stagista	aprile 2008 – settembre 2008
Sinapsi Sistemi, Assago
# Titoli
Laurea in Informatica, Università degli Studi di Milano-Bicocca	2008
PMP, PMI Northern Italy Chapter	2017
# Lingue
Inglese C1, tedesco B1
`,
  }),
  cv('04-fr-tableau-notariat', 'pdf', 'fr', 'FR', {
    names: ['Aurélien Castagnède', 'Aurélien CASTAGNÈDE'],
    email: 'aurelien.castagnede@courrier-landes.example',
    phone: '+33 6 39 98 52 40',
    city: 'Dax',
    headline: 'Clerc de notaire',
    languages: ['Espagnol', 'Anglais'],
    jobs: [
      'Notaire assistant | SCP Lartigue-Dubos & Associés | | 2023-09 | now',
      'Clerc rédacteur en droit de la famille | Étude de Maître Peyrelongue | | 2017-06 | 2023-08',
      'Clerc formaliste | Office notarial des Arènes | | 2013-10 | 2017-05',
      'Conseiller accueil | Crédit Mutuel du Sud-Ouest | | 2012-07 | 2013-09',
    ],
    page: `
|| 10 7
| **Aurélien CASTAGNÈDE**\\Clerc de notaire\\39 ans, pacsé, un enfant | 5 impasse du Sablar, 40100 Dax\\+33 6 39 98 52 40\\aurelien.castagnede@courrier-landes.example
# PARCOURS PROFESSIONNEL
|| 4 13
| Sept. 2023\\à aujourd’hui | **SCP Lartigue-Dubos & Associés**, notaires à Dax\\__Notaire assistant__\\Réception de clientèle, ventes complexes, VEFA, baux ruraux
| Juin 2017\\à août 2023 | **Étude de Maître Peyrelongue**, Peyrehorade\\__Clerc rédacteur en droit de la famille__\\Successions (une quarantaine par an), donations-partages, liquidations de régimes
| Oct. 2013\\à mai 2017 | **Office notarial des Arènes**, Mont-de-Marsan\\__Clerc formaliste__\\Télé@ctes, cadastre, état civil, taxe
| Juil. 2012\\à sept. 2013 | **Crédit Mutuel du Sud-Ouest**, agence de Tartas\\__Conseiller accueil__
# DIPLÔMES
|| 4 13
| 2023 | Diplôme supérieur de notariat, université de Bordeaux
| 2017 | Diplôme de l’IMN, Bordeaux
| 2012 | Licence de droit, université de Pau et des Pays de l’Adour
# DIVERS
|| 4 13
| Logiciels | GenApi iNot, Fichorga
| Langues | Espagnol courant, anglais scolaire
| Loisirs | Course landaise (en tribune), rugby à toucher
`,
  }),
  cv('05-fr-barre-droite-alternante', 'docx', 'fr', 'FR', {
    names: ['Lou-Anne Fauquembergue', 'Lou-Anne FAUQUEMBERGUE'],
    email: 'louanne.fauquembergue@boite-lille.example',
    phone: '06 39 98 61 75',
    city: 'Villeneuve-d’Ascq',
    headline: 'Chargée de communication digitale',
    languages: ['Anglais', 'Néerlandais'],
    jobs: [
      'Chargée de communication digitale | Brasserie du Mont Cassel | | 2024-10 | now',
      'Assistante communication (alternance) | Nordéal Habitat | | 2022-09 | 2024-08',
      'Stagiaire community manager | La Condition Publique | | 2022-03 | 2022-06',
      'Équipière polyvalente | Quick | | 2020-06 | 2022-02',
    ],
    aside: [1, 2],
    page: `
[[ 12 5
**Lou-Anne FAUQUEMBERGUE**
Chargée de communication digitale
^ Deux ans de bailleur social, deux ans de bière artisanale : je sais parler à tout le monde, sobrement.
^ **EXPÉRIENCES**
**Chargée de communication digitale**
Brasserie du Mont Cassel | CDI | depuis octobre 2024
– Instagram : de 4 000 à 19 500 abonnés
– Refonte du site marchand, visites guidées, salons
**Assistante communication (alternance)**
Nordéal Habitat, Lille | septembre 2022 – août 2024
– Journal des locataires, intranet, affichages
**Stagiaire community manager**
La Condition Publique, Roubaix | mars 2022 – juin 2022
**Équipière polyvalente**
Quick, Englos | juin 2020 – février 2022 (temps partiel étudiant)
^ **FORMATION**
Mastère Stratégie digitale, ISCOM Lille, 2024
BUT Information-communication, IUT de Tourcoing, 2022
Bac L, lycée Queneau, 2019
---
**CONTACT**
06 39 98 61 75
louanne.fauquembergue@boite-lille.example
Villeneuve-d’Ascq
Permis B en cours
^ **LANGUES**
Anglais C1
Néerlandais A2
^ **OUTILS**
Canva, Figma
Premiere Pro
WordPress
Brevo
^ **ENGAGEMENT**
Collages de l’association Les Cigognes Noires, depuis 2021
^ **PASSIONS**
Roller derby
Tricot
]]
`,
  }),
  cv('06-fr-ch-annees-horlogerie', 'doc', 'fr', 'CH', {
    names: ['Jean-Daniel Voumard', 'Voumard Jean-Daniel'],
    email: 'jd.voumard@jurapost.example',
    phone: '+41 79 555 02 81',
    city: 'Tramelan',
    languages: ['Français', 'Allemand'],
    jobs: [
      'Chef d’atelier T0 | Manufacture Aubry-Châtelain SA | | 2015 | now',
      'Régleur CNC | Manufacture Aubry-Châtelain SA | | 2006 | 2015',
      'Décolleteur | Piquerez Décolletage Sàrl | | 1998 | 2006',
      'Micromécanicien | Kummer & Cie | | 1994 | 1997',
    ],
    page: `
**Curriculum vitae**
^ Voumard	Jean-Daniel
Chemin des Lovières 21, 2720 Tramelan
Natel +41 79 555 02 81
jd.voumard@jurapost.example
Né le 8.11.1973, divorcé, originaire de Courtelary
^ **Activité professionnelle**
2015 – à ce jour   Chef d’atelier T0, Manufacture Aubry-Châtelain SA, Saignelégier
2006 – 2015   Régleur CNC, Manufacture Aubry-Châtelain SA, Saignelégier
1998 – 2006   Décolleteur, Piquerez Décolletage Sàrl, Bassecourt
1997 – 1998   Voyage à moto, Amérique du Sud
1994 – 1997   Micromécanicien, Kummer & Cie, Tramelan
^ **Formation**
1990 – 1994   CFC de micromécanicien, Technicum de Saint-Imier
2012   Brevet fédéral d’agent de processus, Bienne
2017   Cours de formateur en entreprise
^ **Connaissances**
Tornos Deco, Swiss Nano, Fanuc, TB-Deco, lecture de plans NIHS
Français, allemand (compris)
^ **Divers**
Caisse de chômage : jamais eu besoin. Hockey vétérans, champignons.
`,
  }),
  ...BY_HAND_TWENTY_EIGHTH_WEST_OTHERS_MORE,
];
