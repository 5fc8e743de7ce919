import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-seventh');

/** The closed ones in French. All people are made up. */
export const BY_HAND_FORTY_SEVENTH_REST_FRENCH: Sheet[] = [
  cv('43-fr-fr-conducteur', 'docx', 'fr', 'FR', {
    names: ['Jean-Marc Delattre'],
    email: 'jm.delattre62@nordposte.example',
    phone: '06 39 98 03 66',
    city: 'Béthune',
    languages: [],
    jobs: [
      'CONDUCTEUR SPL | TRANSPORTS CARPENTIER | LILLERS | 2016 | now',
      'CONDUCTEUR PL | POINT P | BRUAY-LA-BUISSIERE | 2007 | 2016',
      'OUVRIER DE PRODUCTION | BRIDGESTONE | BETHUNE | 1999 | 2007',
    ],
    page: `
DELATTRE JEAN-MARC
88 RUE D’AIRE
62400 BÉTHUNE
06 39 98 03 66
JM.DELATTRE62@NORDPOSTE.EXAMPLE
54 ANS, MARIÉ, 3 ENFANTS

PERMIS B C CE      FIMO FCO A JOUR (2028)      CARTE CONDUCTEUR      ADR BASE + CITERNE

EXPERIENCES

DE 2016 A AUJOURD’HUI     TRANSPORTS CARPENTIER, LILLERS     CONDUCTEUR SPL
                          NATIONAL, DECOUCHE 3 NUITS, TAUTLINER
DE 2007 A 2016            POINT P, BRUAY-LA-BUISSIERE        CONDUCTEUR PL
                          CAMION GRUE, LIVRAISON CHANTIER
DE 1999 A 2007            BRIDGESTONE, BETHUNE               OUVRIER DE PRODUCTION
                          3X8, CAISTE 5

FORMATION

BEP CONDUITE ET SERVICES DANS LE TRANSPORT ROUTIER, BRUAY, 1991
PERMIS SPL, AFTRAL, 2006

LOISIRS

COLOMBOPHILIE, PETANQUE
`,
  }),
  cv('44-fr-fr-comptable', 'doc', 'fr', 'FR', {
    names: ['Fatoumata Binta Diallo', 'Fatoumata Diallo'],
    email: 'fb.diallo@comptalyon.example',
    phone: '06 39 98 71 50',
    city: 'Villeurbanne',
    headline: 'Cheffe comptable – DSCG',
    languages: ['Français', 'Peul', 'Anglais'],
    aside: [3],
    jobs: [
      'Cheffe comptable | Groupe Seb | Écully | 2022-03 | now',
      'Comptable générale | bioMérieux | Marcy-l’Étoile | 2017-06 | 2022-02',
      'Collaboratrice comptable | In Extenso | Lyon | 2014-09 | 2017-05',
      'Alternance comptable | Cabinet Rostaing | Bron | 2012-09 | 2014-08',
    ],
    page: `
[[ 6 11
^ **Fatoumata Binta DIALLO**
Cheffe comptable – DSCG
^ **Me joindre**
06 39 98 71 50
fb.diallo@comptalyon.example
Villeurbanne (69)
^ **Outils**
SAP FI
Sage X3
Excel (TCD, Power Query)
^ **Langues**
Français
Peul
Anglais (B2)
^ **À côté**
Trésorière d’un club de handball
Couture
---
^ **Expériences**
**Cheffe comptable**
Groupe Seb – Écully
mars 2022 > aujourd’hui
* Encadrement de six comptables
* Clôture mensuelle à J+5, liasse fiscale, CAC
**Comptable générale**
bioMérieux – Marcy-l’Étoile
juin 2017 > février 2022
* Immobilisations, intragroupe, TVA intracommunautaire
**Collaboratrice comptable**
In Extenso – Lyon
septembre 2014 > mai 2017
* Portefeuille de 55 dossiers BIC et BNC
**Alternance comptable**
Cabinet Rostaing – Bron
septembre 2012 > août 2014
^ **Études**
DSCG, INTEC, 2016
DCG, lycée La Martinière-Duchère, 2014
Bac STG, Conakry puis Vénissieux, 2009
]]
`,
  }),
  cv('45-fr-fr-chef-lettre', 'pdf', 'fr', 'FR', {
    names: ['Bastien Castaing-Laborde', 'Bastien Castaing'],
    email: 'castaing.bastien@landesmel.example',
    phone: '06 39 98 25 81',
    city: 'Mont-de-Marsan',
    languages: [],
    jobs: [
      'second de cuisine | Les Prés d’Eugénie | Eugénie-les-Bains | 2020 | now',
      'chef de partie | Hôtel du Palais | Biarritz | 2015 | 2020',
      'commis | Relais de la Poste | Magescq | 2012 | 2015',
    ],
    page: `
Mont-de-Marsan, le 10 novembre 2026

À l’attention de Mme Ducasse-Roy, Sud-Ouest Talents

Madame,

Votre annonce pour un chef de cuisine à Dax m’intéresse. Comme demandé, voici en quelques lignes ce que j’ai fait.

Je suis aujourd’hui second de cuisine au restaurant Les Prés d’Eugénie, à Eugénie-les-Bains, depuis 2020. J’y gère une brigade de douze personnes en l’absence du chef, les commandes et la formation des apprentis. Avant cela, de 2015 à 2020, j’étais chef de partie à l’Hôtel du Palais, à Biarritz, d’abord au garde-manger puis aux poissons. J’ai commencé comme commis au Relais de la Poste, à Magescq, de 2012 à 2015.

Côté diplômes : CAP cuisine (2010) et BTS hôtellerie-restauration (2012), lycée hôtelier de Biarritz. J’ai aussi le permis B et l’HACCP.

Mon préavis est d’un mois. Je ne souhaite plus de coupure le dimanche.

Je reste joignable au 06 39 98 25 81 l’après-midi ou par courriel : castaing.bastien@landesmel.example.

Avec mes salutations distinguées,

Bastien CASTAING-LABORDE
7 avenue de Morcenx, 40000 Mont-de-Marsan
`,
  }),
  cv('46-fr-be-soudeur', 'docx', 'fr', 'BE', {
    names: [
      'Giovanni Vandenbossche-Russo',
      'Gianni Vandenbossche-Russo',
      'Giovanni (Gianni) Vandenbossche-Russo',
      'Giovanni Vandenbossche',
    ],
    email: 'gianni.vdb@sambremail.example',
    phone: '0470 55 50 17',
    city: 'Châtelet',
    headline: 'Soudeur-tuyauteur',
    languages: ['Français', 'Italien', 'Néerlandais'],
    jobs: [
      'Soudeur-tuyauteur | Fabricom | Gosselies | 2017-03 | now',
      'Soudeur TIG | Sonaca | Gosselies | 2010-01 | 2017-02',
      'Monteur | Carsid | Marcinelle | 2004-09 | 2008-11',
    ],
    page: `
# GIOVANNI (GIANNI) VANDENBOSSCHE-RUSSO
Soudeur-tuyauteur
Rue de Couillet 71, 6200 Châtelet      GSM 0470 55 50 17      gianni.vdb@sambremail.example
Né le 21/01/1984 – Belge – permis B + BE
# Où j’ai travaillé
|| 4 5 8
| Période | Société | Fonction et travaux
| 03/2017 à maintenant | Fabricom, Gosselies | Soudeur-tuyauteur\\Chimie, vapeur, arrêts à Feluy et Anvers
| 01/2010 à 02/2017 | Sonaca, Gosselies | Soudeur TIG\\Titane et alu, contrôle radio
| 11/2008 à 12/2009 | Chômage économique, formation au Forem | 
| 09/2004 à 11/2008 | Carsid, Marcinelle | Monteur\\Jusqu’à la fermeture du haut fourneau
# Attestations
VCA, qualifications TIG 6G inox et carbone, nacelle, travail en espace confiné
# École
CESS technique de qualification, soudage, Institut Saint-Joseph, 2002
# Langues
Français, Italien (maison), Néerlandais (chantier)
`,
  }),
  cv('47-fr-fr-infirmiere', 'doc', 'fr', 'FR', {
    names: ['Maëlys Le Goff-Ferrand', 'Maëlys Le Goff'],
    email: 'maelys.legoff@armormel.example',
    phone: '06 39 98 14 27',
    city: 'Saint-Brieuc',
    headline: 'Infirmière diplômée d’État',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Infirmière de bloc | Hôpital privé des Côtes d’Armor | Plérin | 2021-09 | now',
      'Infirmière, médecine polyvalente | Centre hospitalier Yves Le Foll | Saint-Brieuc | 2016-10 | 2021-08',
      'Infirmière intérimaire | Appel Médical | Rennes | 2015-08 | 2016-09',
    ],
    page: `
! Maëlys Le Goff-Ferrand
Infirmière diplômée d’État
12 rue de Gouédic, 22000 Saint-Brieuc
06 39 98 14 27 – maelys.legoff@armormel.example
Permis B, véhicule – 33 ans
# Parcours
**Depuis septembre 2021 : Infirmière de bloc**
Hôpital privé des Côtes d’Armor, Plérin
* Circulante et instrumentiste, orthopédie et viscéral
* Tutrice d’étudiants
**D’octobre 2016 à août 2021 : Infirmière, médecine polyvalente**
Centre hospitalier Yves Le Foll, Saint-Brieuc
* 28 lits, unité covid de mars à juin 2020
**D’août 2015 à septembre 2016 : Infirmière intérimaire**
Appel Médical, Rennes
* EHPAD, SSR, quelques nuits en réanimation
# Diplômes
2015 : Diplôme d’État d’infirmier, IFSI de Saint-Brieuc
2011 : Bac S, lycée Ernest-Renan
# Formations
AFGSU 2 (2025), hygiène au bloc, gestes et postures
# Langues
Anglais (scolaire), Breton (notions)
# Souhaits
CDI de jour, 80 %, Saint-Brieuc ou Lamballe. Disponible le 1er février.
`,
  }),
  cv('48-fr-fr-dev', 'pdf', 'fr', 'FR', {
    names: ['Anh-Thu Pham-Rousseau'],
    email: 'anhthu@pham-rousseau.example',
    phone: '+33 6 39 98 40 12',
    city: 'Grenoble',
    headline: 'Ingénieure logiciel embarqué',
    languages: ['Anglais', 'Vietnamien'],
    aside: [3],
    jobs: [
      'Ingénieure logiciel embarqué | STMicroelectronics | Grenoble | 2021-01 | now',
      'Développeuse C/C++ | Schneider Electric | Eybens | 2017-10 | 2020-12',
      'Consultante | Alten | Lyon | 2016-09 | 2017-09',
      'Stage de fin d’études | CEA Leti | Grenoble | 2016-02 | 2016-07',
    ],
    page: `
|| 11 6
| ! Anh-Thu PHAM-ROUSSEAU\\Ingénieure logiciel embarqué | Quartier Berriat, Grenoble\\+33 6 39 98 40 12\\anhthu@pham-rousseau.example
# En bref
Dix ans de C, de Zephyr et d’oscilloscopes. J’aime les bancs de test qui tournent la nuit sans qu’on vienne les voir.
# Postes occupés
|| 13 4
| **STMicroelectronics**, Grenoble – Ingénieure logiciel embarqué\\Pilotes BLE pour STM32WB, certification, revue de code\\* Portage de la pile vers Zephyr, en amont depuis 2023\\* Banc de test de 64 cartes, campagnes de nuit, rapport chaque matin\\* Référente MISRA pour un groupe de quinze personnes | janv. 2021 – présent
| **Schneider Electric**, Eybens – Développeuse C/C++\\Disjoncteurs connectés, IEC 61850, intégration continue | oct. 2017 – déc. 2020
| **Alten**, Lyon – Consultante\\Mission chez Renault Trucks, calculateur habitacle | sept. 2016 – sept. 2017
| **CEA Leti**, Grenoble – Stage de fin d’études | févr. – juil. 2016
# Formation
|| 13 4
| Diplôme d’ingénieur, Grenoble INP – Esisar, Valence | 2013 – 2016
| Classe préparatoire PTSI-PT, lycée Vaucanson | 2011 – 2013
# Langues
Anglais (TOEIC 945), Vietnamien (courant)
`,
  }),
];
