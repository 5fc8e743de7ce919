import { BY_HAND_TWENTY_EIGHTH_WEST_OTHERS } from './by-hand-twenty-eighth-west-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-w');

/** Twelve, of which three in Italian and three in French stand here and the others in a file beside it. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_WEST: Sheet[] = [
  cv('01-it-formato-europeo-oss', 'doc', 'it', 'IT', {
    names: ['Mirella Sgarbossa', 'Sgarbossa Mirella'],
    email: 'mirella.sgarbossa@postadelbrenta.example',
    phone: '349 5550 186',
    city: 'Cittadella',
    languages: ['Italiano', 'Rumeno'],
    jobs: [
      'Operatrice socio sanitaria | Fondazione Opera Pia Ca’ Rossana | | 2018-09 | now',
      'Assistente domiciliare | Il Filo di Lana Società Cooperativa Sociale | | 2013-03 | 2018-08',
      'Cucitrice | Confezioni Medio Brenta S.n.c. | | 1999 | 2012',
    ],
    page: `
> **FORMATO EUROPEO PER IL CURRICULUM VITAE**
|| 6 11
| **INFORMAZIONI PERSONALI** | 
| Nome | SGARBOSSA MIRELLA
| Indirizzo | Via Borgo Bassano 112/B – 35013 Cittadella (PD)
| Telefono | 349 5550 186 (ore pasti)
| Fax | nessuno
| E-mail | mirella.sgarbossa@postadelbrenta.example
| Nazionalità | italiana
| Data di nascita | 14/03/1978
| **ESPERIENZA LAVORATIVA** | 
| • Date (da – a) | SETTEMBRE 2018 – IN CORSO
| • Nome e indirizzo del datore di lavoro | Fondazione Opera Pia Ca’ Rossana, Tombolo (PD)
| • Tipo di azienda o settore | Casa di riposo, 120 posti letto
| • Tipo di impiego | Operatrice socio sanitaria
| • Principali mansioni e responsabilità | Igiene, mobilizzazione, pasti. Nucleo Alzheimer dal 2021. Affianco le tirocinanti.
| • Date (da – a) | MARZO 2013 – AGOSTO 2018
| • Nome e indirizzo del datore di lavoro | Il Filo di Lana Società Cooperativa Sociale, Padova
| • Tipo di azienda o settore | Servizi alla persona
| • Tipo di impiego | Assistente domiciliare
| • Principali mansioni e responsabilità | Giro di 8 utenti al giorno per conto del Comune, auto aziendale
| • Date (da – a) | 1999 – 2012
| • Nome e indirizzo del datore di lavoro | Confezioni Medio Brenta S.n.c., Fontaniva (PD)
| • Tipo di azienda o settore | Abbigliamento conto terzi
| • Tipo di impiego | Cucitrice
| • Principali mansioni e responsabilità | Taglia e cuci, lineare, controllo capo finito. La ditta ha chiuso.
| **ISTRUZIONE E FORMAZIONE** | 
| • Date (da – a) | 2012 – 2013
| • Nome e tipo di istituto di istruzione o formazione | ENAIP Veneto, sede di Cittadella
| • Qualifica conseguita | Qualifica di Operatore Socio Sanitario (1000 ore)
| • Date (da – a) | 1992 – 1995
| • Qualifica conseguita | Licenza media e triennio di taglio e confezione
| **CAPACITÀ E COMPETENZE PERSONALI** | 
| Prima lingua | Italiano
| Altre lingue | Rumeno (parlato, imparato con le colleghe)
| Patente o patenti | B, automunita
~ Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003 e del GDPR 679/2016.
`,
  }),
  cv('02-it-barra-ecommerce', 'pdf', 'it', 'IT', {
    names: ['Tommaso Guglielmi Zorzan'],
    email: 'ciao@tommasogz.example',
    phone: '+39 389 555 0274',
    city: 'Pistoia',
    headline: 'E-commerce Manager',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'E-commerce Manager | Calzaturificio Valdibrana S.p.A. | | 2022-01 | now',
      'E-commerce Specialist | Calzaturificio Valdibrana S.p.A. | | 2019-09 | 2021-12',
      'Customer Care Junior | Calzaturificio Valdibrana S.p.A. | | 2018-02 | 2019-08',
      'Social Media Manager | Tre Civette Comunicazione | | 2016-05 | 2018-01',
      'Stage curriculare | Museo del Tessuto | | 2015-10 | 2016-03',
    ],
    aside: [4],
    page: `
[[ 5 12
PIC Foto profilo | foto in bianco e nero
☎ +39 389 555 0274
✉ ciao@tommasogz.example
⌂ Pistoia (mi sposto)
^ **TOOLBOX**
Shopify Plus
Magento 2
GA4, Looker Studio
Klaviyo
Amazon Seller Central
^ **LINGUE**
Italiano ●●●●●
Inglese ●●●●○
Spagnolo ●●○○○
^ **OFFLINE**
Trail running
Pane fatto in casa
---
! Tommaso Guglielmi Zorzan
E-commerce Manager
Da otto anni vendo scarpe a gente che non le ha mai provate. Resi sotto il 14%.
^ **DOVE HO LAVORATO**
**Calzaturificio Valdibrana S.p.A.** – Monsummano Terme
__E-commerce Manager__ · gen 2022 → oggi
* P&L del canale online (6,2 M€), 4 persone
* Apertura di Zalando e About You, replatforming su Shopify Plus
__E-commerce Specialist__ · set 2019 → dic 2021
* Schede prodotto, campagne Google Shopping, foto
__Customer Care Junior__ · feb 2018 → ago 2019
**Tre Civette Comunicazione** – Prato
__Social Media Manager__ · mag 2016 → gen 2018
* Dodici clienti tra ristoranti e negozi del centro
**Museo del Tessuto** – Prato
__Stage curriculare__ · ott 2015 → mar 2016
^ **DOVE HO STUDIATO**
Laurea magistrale in Strategie della comunicazione, Università di Firenze, 2016
]]
`,
  }),
  cv('03-it-racconto-cantina', 'docx', 'it', 'IT', {
    names: ['Ivano Bettoschi'],
    email: 'ivano.bettoschi@postamonferrato.example',
    phone: '+39 347 555 6093',
    city: 'Nizza Monferrato',
    languages: ['Inglese'],
    jobs: [
      'Capo cantiniere | Tenuta Rocca dei Bric | | 2017-03 | now',
      'Cantiniere | Cantina Sociale Sette Vie | | 2011-09 | 2017-02',
      'Cellar hand | Barossa Ridge Wines | | 2011-02 | 2011-05',
      'Aiuto vivaista | Vivai Cooperativi Belbo | | 2007 | 2010',
    ],
    page: `
> **Ivano Bettoschi**
> Strada Bossola 19, Nizza Monferrato (AT). Cell. +39 347 555 6093. ivano.bettoschi@postamonferrato.example
^ Ho 38 anni, sono perito agrario (Alba, 2006) e in cantina ci sto bene anche a novembre.
^ Oggi sono **capo cantiniere** alla **Tenuta Rocca dei Bric** di Agliano Terme, dove lavoro da marzo 2017. Seguo la vinificazione di Barbera e Nizza docg, circa 180.000 bottiglie, con due operai fissi e gli stagionali in vendemmia. Tengo i registri SIAN e i rapporti con il laboratorio.
^ Prima, da settembre 2011 a febbraio 2017, ho fatto il **cantiniere** alla **Cantina Sociale Sette Vie** di Canelli: pigiatura, travasi, filtri tangenziali, linea di imbottigliamento.
^ Tra febbraio e maggio 2011 sono stato in Australia, **cellar hand** per la vendemmia da **Barossa Ridge Wines**, Tanunda. È lì che ho imparato l’inglese, quello che so.
^ Il primo lavoro, dal 2007 al 2010, è stato come **aiuto vivaista** ai **Vivai Cooperativi Belbo**, innesti e barbatelle.
^ Ho il patentino fitosanitario (scade nel 2028), il patentino del muletto, la patente B e C e l’attestato per gli spazi confinati. Sono assaggiatore ONAV dal 2014. Per le referenze potete sentire l’enologo consulente, gli chiedo prima se va bene.
`,
  }),
  cv('04-fr-missions-paie', 'doc', 'fr', 'FR', {
    names: ['Sandrine Kowalczyk-Petit'],
    email: 's.kowalczykpetit@boite-artois.example',
    phone: '06.39.98.13.57',
    city: 'Béthune',
    headline: 'Gestionnaire paie et administration du personnel',
    jobs: [
      'Gestionnaire paie et ADP | Roquelin Distribution | | 2021-04 | now',
      'Gestionnaire de paie | Fidalys Conseil | | 2016-01 | 2021-03',
      'Assistante RH | Imprimerie Vandaele et Fils | | 2012-06 | 2015-12',
      'Assistante administrative | Randstad | | 2011-09 | 2012-05',
    ],
    page: `
Sandrine KOWALCZYK-PETIT
27 résidence des Houblonnières
62400 Béthune
06.39.98.13.57
s.kowalczykpetit@boite-artois.example
RQTH – Permis B
> **Gestionnaire paie et administration du personnel**
# EXPERIENCES PROFESSIONNELLES
**Depuis avril 2021 : Gestionnaire paie et ADP (CDI)**
Société : Roquelin Distribution, Bruay-la-Buissière (620 salariés, 3 conventions collectives)
Missions :
* 640 bulletins par mois sur Silae, DSN mensuelles et événementielles
* Entrées/sorties, contrats, visites médicales, soldes de tout compte
* Contrôles Urssaf : deux, sans redressement
^ **De janvier 2016 à mars 2021 : Gestionnaire de paie (CDI)**
Société : Fidalys Conseil, Lens (cabinet comptable)
Missions :
* Portefeuille de 70 dossiers TPE : BTP, HCR, coiffure
* Conseil aux clients au téléphone
^ **De juin 2012 à décembre 2015 : Assistante RH (CDD puis CDI)**
Société : Imprimerie Vandaele et Fils, Noeux-les-Mines
Missions :
* Pointages, congés, mutuelle, préparation des variables
^ **De septembre 2011 à mai 2012 : Assistante administrative (intérim)**
Société : Randstad, agence de Béthune
# FORMATIONS
2015 : Titre professionnel Gestionnaire de paie, AFPA de Liévin
2011 : BTS Assistant de gestion PME-PMI, lycée Blaringhem
# DIVERS
Silae, Sage Paie, Cegid, Excel (TCD, RECHERCHEX)
Trésorière du club de javelot sur cible
`,
  }),
  cv('05-fr-competences-travaux', 'pdf', 'fr', 'FR', {
    names: ['Yacine Belhadj-Morel'],
    email: 'yacine.bm@courrier-isere.example',
    phone: '06 39 98 50 64',
    city: 'Voiron',
    headline: 'Conducteur de travaux bois',
    languages: ['Anglais', 'Arabe'],
    jobs: [
      'Conducteur de travaux | Charpentes de Chartreuse | | 2019 | now',
      'Chef de chantier | Ossabois Dauphiné | | 2014 | 2019',
      'Charpentier | Entreprise Blanc-Jolicoeur | | 2009 | 2014',
      'Apprenti charpentier | Entreprise Blanc-Jolicoeur | | 2006 | 2009',
    ],
    aside: [3],
    page: `
**Yacine BELHADJ-MOREL**	35 ans, marié
Conducteur de travaux bois	06 39 98 50 64
Voiron (38500)	yacine.bm@courrier-isere.example
# Ce que j’apporte
## Préparer
* Études de prix, métrés, dossiers d’exécution sur Cadwork
* Consultation des sous-traitants (couverture, étanchéité, levage)
## Conduire
* Jusqu’à six chantiers en parallèle, de 80 k€ à 1,4 M€
* Plannings MS Project, réunions de chantier, situations mensuelles
* Groupe scolaire de La Buisse (2021), surélévation de 24 logements à Échirolles (2023)
## Sécuriser
* PPSPS, quarts d’heure sécurité, zéro accident avec arrêt depuis 2020
* R408 échafaudages, SST, habilitation BS
# Où je l’ai fait
= 2019 – en poste	Conducteur de travaux, Charpentes de Chartreuse, Voreppe
= 2014 – 2019	Chef de chantier, Ossabois Dauphiné, Moirans
= 2009 – 2014	Charpentier, Entreprise Blanc-Jolicoeur, Voiron
= 2006 – 2009	Apprenti charpentier, Entreprise Blanc-Jolicoeur, Voiron
# Où je l’ai appris
= 2018	Licence pro Bois et ameublement, IUT de Grenoble (en VAE)
= 2009	BP Charpentier, CFA de Vizille
# Et aussi
Anglais (lu, technique), arabe dialectal
Pompier volontaire à la caserne de Voiron, dix ans d’engagement
`,
  }),
  cv('06-fr-qc-profil-tabulation', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève Thibodeau-Gagné'],
    email: 'me.thibodeaugagne@courrielmauricie.example',
    phone: '819 555-0142',
    city: 'Trois-Rivières',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Directrice adjointe aux opérations | Groupe Litho Laviolette inc. | | 2022-05 | now',
      'Coordonnatrice de production | Groupe Litho Laviolette inc. | | 2018-08 | 2022-05',
      'Technicienne en approvisionnement | Meubles Saint-Léonard ltée | | 2014-06 | 2018-07',
      'Commis aux comptes payables | Cégep de Shawinigan | | 2012-09 | 2014-06',
      'Responsable des denrées (bénévole) | Cuisine collective Sainte-Cécile | | 2020 | now',
    ],
    aside: [4],
    page: `
> **MARIE-ÈVE THIBODEAU-GAGNÉ**
> 1180, rue Sainte-Ursule, app. 4, Trois-Rivières (Québec) G9A 0B0
> Cell. : 819 555-0142 | me.thibodeaugagne@courrielmauricie.example
^ Gestionnaire de production qui a fait ses classes dans les achats. Reconnue pour tenir un échéancier sans lever le ton et pour faire parler les chiffres au monde du plancher. Bilingue. Disponible avec un préavis de quatre semaines.
# EXPÉRIENCE PROFESSIONNELLE
**Groupe Litho Laviolette inc.**, Trois-Rivières	Mai 2022 – à ce jour
__Directrice adjointe aux opérations__
* Supervise trois contremaîtres et 54 employés syndiqués sur deux quarts
* A réduit la gâche de 11 % à 6 % en dix-huit mois
**Groupe Litho Laviolette inc.**, Trois-Rivières	Août 2018 – mai 2022
__Coordonnatrice de production__
* Ordonnancement de quatre presses, suivi des soumissions
**Meubles Saint-Léonard ltée**, Saint-Léonard-d’Aston	Juin 2014 – juillet 2018
__Technicienne en approvisionnement__
* Bois franc, quincaillerie, transporteurs; implantation d’Acomba
**Cégep de Shawinigan**	Septembre 2012 – juin 2014
__Commis aux comptes payables__ (remplacement de congé de maternité, prolongé)
# FORMATION
Certificat en gestion des opérations, UQTR	2019
DEC en techniques de comptabilité et de gestion, Collège Laflèche	2012
# BÉNÉVOLAT
**Cuisine collective Sainte-Cécile**	2020 – à ce jour
__Responsable des denrées (bénévole)__
# LANGUES
Français (langue maternelle), anglais (avancé)
Références fournies sur demande.
`,
  }),
  ...BY_HAND_TWENTY_EIGHTH_WEST_OTHERS,
];
