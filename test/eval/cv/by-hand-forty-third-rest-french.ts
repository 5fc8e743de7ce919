import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third-rest');

/** The closed ones in French. All people are made up. */
export const BY_HAND_FORTY_THIRD_REST_FRENCH: Sheet[] = [
  cv('22-fr-ca-developpeur', 'docx', 'fr', 'CA', {
    names: ['Jean-Sébastien Tremblay', 'Jean-Sébastien (JS) Tremblay', 'JS Tremblay'],
    email: 'js.tremblay@saguenaymail.example',
    phone: '418-555-0139',
    city: 'Québec',
    headline: 'Développeur logiciel sénior (.NET, Azure)',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Développeur sénior | Desjardins | Lévis | 2020-06 | now',
      'Analyste-programmeur | CGI | Québec | 2015-09 | 2020-05',
      'Programmeur | Ubisoft Saguenay | Chicoutimi | 2018-02 | 2019-01',
      'Technicien informatique | Cégep de Jonquière | Jonquière | 2012-06 | 2015-08',
    ],
    page: `
! Jean-Sébastien (JS) Tremblay
**Développeur logiciel sénior (.NET, Azure)**
Québec (Québec) G1K | 418-555-0139 | js.tremblay@saguenaymail.example
## Sommaire
Quatorze ans en TI, dont six dans le monde des assurances. J’aime le code qu’on peut lire le vendredi à 16 h. Recherche : télétravail, 37,5 h.
## Expérience de travail
**Desjardins**, Lévis
Développeur sénior, juin 2020 à aujourd’hui
* Refonte du moteur de soumission auto, C# 12, Azure Functions
* Mentor de trois juniors, garde un mois sur cinq
**CGI**, Québec
Analyste-programmeur, septembre 2015 à mai 2020
* Mandats à la RAMQ, à Revenu Québec et à la CNESST
* Mi-temps durant le contrat chez Ubisoft
**Ubisoft Saguenay**, Chicoutimi
Programmeur, février 2018 à janvier 2019
* Contrat à mi-temps, services en ligne
**Cégep de Jonquière**, Jonquière
Technicien informatique, juin 2012 à août 2015
## Études
Certificat en génie logiciel, Université Laval, 2019
DEC en techniques de l’informatique, Cégep de Jonquière, 2012
## Outils
C#, .NET 8, SQL Server, Azure DevOps, Angular, Bicep
## Langues
Français (langue maternelle), Anglais (avancé)
`,
  }),
  cv('23-fr-ch-urbaniste', 'rtf', 'fr', 'CH', {
    names: ['Élodie Favre-Bulle'],
    email: 'elodie.favrebulle@jorat.example',
    phone: '078 555 01 26',
    city: 'Yverdon-les-Bains',
    headline: 'Urbaniste FSU, cheffe de projet',
    languages: ['Français', 'Allemand', 'Anglais'],
    aside: [3],
    jobs: [
      'Cheffe de projet en aménagement | Urbaplan | Lausanne | 2021-02 | now',
      'Urbaniste | Ville d’Yverdon-les-Bains | Yverdon-les-Bains | 2017-05 | 2021-01',
      'Collaboratrice scientifique | EPFL | Lausanne | 2014-09 | 2017-04',
      'Stagiaire | Service du développement territorial | Lausanne | 2014-02 | 2014-07',
    ],
    page: `
Curriculum vitæ
^ **Élodie Favre-Bulle**
Urbaniste FSU, cheffe de projet
rue du Lac 41, 1400 Yverdon-les-Bains
078 555 01 26
elodie.favrebulle@jorat.example
Nationalité suisse (Le Locle), 1989
^ **Activités**
**Urbaplan, Lausanne** – depuis février 2021, 90 %
Cheffe de projet en aménagement
* Plans d’affectation communaux, concertation, LAT
**Ville d’Yverdon-les-Bains** – mai 2017 à janvier 2021
Urbaniste
* Plan directeur communal, quartier Gare-Lac
**EPFL, Lausanne** – septembre 2014 à avril 2017
Collaboratrice scientifique
* Laboratoire de sociologie urbaine, recherche sur le vélo
**Service du développement territorial, Lausanne** – février à juillet 2014
Stagiaire
^ **Formation**
Master en architecture, EPFL, 2013
CAS en médiation, HES-SO, 2022
^ **Langues**
Français (langue maternelle), Allemand (B2), Anglais (C1)
^ **Engagement**
Conseillère communale à Yverdon depuis 2021
Comité de PRO VELO
`,
  }),
  cv('24-fr-cuisinier', 'odt', 'fr', 'FR', {
    names: [
      'Jean-Baptiste de la Rochefordière',
      'Jean-Baptiste de La Rochefordière',
      'Jean-Baptiste de LA ROCHEFORDIÈRE',
    ],
    email: 'jb.rochefordiere@dordognemail.example',
    phone: '07 00 00 00 41',
    city: 'Sarlat-la-Canéda',
    headline: 'Chef de cuisine',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Chef de cuisine | Domaine de Rochebois | Vitrac | 2020-03 | now',
      'Second de cuisine | Le Vieux Logis | Trémolat | 2015-02 | 2019-12',
      'Chef de partie poissons | Le Gavroche | Londres | 2012-09 | 2014-12',
      'Commis | Maison Bras | Laguiole | 2010-04 | 2012-08',
    ],
    page: `
! Jean-Baptiste de LA ROCHEFORDIÈRE
## Chef de cuisine
Les Presses, 24200 Sarlat-la-Canéda
Tél. 07 00 00 00 41
Courriel jb.rochefordiere@dordognemail.example
^ Né à Périgueux en 1989, père de trois enfants. Truffe, canard, rivière ; et depuis cinq ans une vraie carte végétale, qui fait le quart des ventes.
# Mes maisons
2020 (mars) – ce jour : **Domaine de Rochebois**, Vitrac. Chef de cuisine.
Une étoile depuis 2023. Brigade de quatorze, deux restaurants, banquets jusqu’à 180.
2015 (février) – 2019 (décembre) : **Le Vieux Logis**, Trémolat. Second de cuisine.
2012 (septembre) – 2014 (décembre) : **Le Gavroche**, Londres. Chef de partie poissons.
2010 (avril) – 2012 (août) : **Maison Bras**, Laguiole. Commis.
# Écoles
BTS hôtellerie-restauration option B, lycée Jean de Prades, 2010
Bac techno hôtellerie, Boulazac, 2008
# Langues
Français, Anglais (courant, professionnel), Espagnol (cuisine et politesse)
# Recherche
Place de chef exécutif, logement pour cinq, Sud-Ouest ou Suisse romande. Libre après les fêtes, soit le 15 janvier.
`,
  }),
  cv('25-fr-routier', 'txt', 'fr', 'FR', {
    names: ['Rachid Benkhelifa'],
    email: 'rachid.benk@garonnemail.example',
    phone: '06 39 98 15 62',
    city: 'Agen',
    headline: 'Conducteur routier SPL',
    languages: ['Arabe', 'Français'],
    jobs: [
      'Conducteur routier SPL | Transports Lahaye | Agen | 2023-01 | now',
      'Conducteur PL régional | STEF | Le Passage | 2015-06 | 2022-12',
      'Chauffeur-livreur | Chronopost | Toulouse | 2010-03 | 2015-05',
    ],
    page: `
Profil candidat no 0047555019C
Mis à jour le 02/11/2026

M. BENKHELIFA RACHID
47000 Agen
06 39 98 15 62
rachid.benk@garonnemail.example

Métier recherché : Conducteur routier SPL
Type de contrat : CDI, temps plein
Zone : 30 km autour d'Agen
Salaire souhaité : 2 350 euros brut

PERMIS
B, C, CE, FCO à jour, carte conducteur, ADR base

EXPERIENCES
Conducteur routier SPL
Transports Lahaye - Agen
01/2023 - en cours
Frigo, Rungis deux fois par semaine

Conducteur PL régional
STEF - Le Passage
06/2015 - 12/2022
Messagerie fraîche, départ 2 h du matin

Chauffeur-livreur
Chronopost - Toulouse
03/2010 - 05/2015

FORMATIONS
Titre professionnel conducteur du transport routier - AFTRAL Agen - 2015
CAP vente - lycée Stendhal - 2006

LANGUES
Arabe : courant
Français : courant

CENTRES D'INTERET
Rugby (SUA), jardin
`,
  }),
  cv('26-fr-infirmiere', 'pdf', 'fr', 'FR', {
    names: ['Aurélie Le Goff-Martineau'],
    email: 'aurelie.lgm@armor.example',
    phone: '06 39 98 41 27',
    city: 'Quimper',
    headline: 'Infirmière diplômée d’État',
    languages: ['Anglais', 'Breton'],
    aside: [3],
    jobs: [
      'Infirmière en hospitalisation à domicile | HAD de Cornouaille | Quimper | 2021-03 | now',
      'Infirmière urgences et SMUR | CHU de Nantes | Nantes | 2016-01 | 2021-02',
      'Infirmière intérimaire | Adecco Medical | Brest | 2015-08 | 2015-12',
      'Stage de fin d’études | Clinique Saint-Michel | Quimper | 2015-04 | 2015-06',
    ],
    page: `
[[ 5.5 11.5
PIC photo | portrait
^ **CONTACT**
06 39 98 41 27
aurelie.lgm@armor.example
14, rue du Frout
29000 Quimper
36 ans, permis B
^ **LANGUES**
Anglais : courant
Breton : notions
^ **ATOUTS**
Sang-froid
Pansements complexes
Chimiothérapie à domicile
Logiciel Anthadine
^ **LOISIRS**
Voile, fest-noz, polars
---
! Aurélie LE GOFF-MARTINEAU
**Infirmière diplômée d’État**
Dix ans de terrain dont cinq aux urgences. Je souhaite un poste de coordination, sans nuits.
^ **PARCOURS**
**Infirmière en hospitalisation à domicile**
HAD de Cornouaille – Quimper
Depuis mars 2021
* Tournée de 9 à 12 patients, soins palliatifs
* Référente douleur
**Infirmière urgences et SMUR**
CHU de Nantes – Nantes
Janvier 2016 à février 2021
* IOA, déchocage, sorties primaires
**Infirmière intérimaire**
Adecco Medical – Brest
Août à décembre 2015
**Stage de fin d’études**
Clinique Saint-Michel – Quimper
Avril à juin 2015
^ **DIPLÔMES**
2023 : DU Soins palliatifs, UBO Brest
2015 : Diplôme d’État d’infirmier, IFSI de Quimper
2012 : Bac S, lycée de Cornouaille
]]
`,
  }),
];
