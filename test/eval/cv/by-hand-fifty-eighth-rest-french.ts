import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-eighth');

/** The seven in French. All people are made up. */
export const BY_HAND_FIFTY_EIGHTH_REST_FRENCH: Sheet[] = [
  cv('23-fr-comptable', 'docx', 'fr', 'FR', {
    names: ['Nadège Kouassi-Lambert'],
    email: 'nadege.kouassi@loiremail.example',
    phone: '06 39 98 12 56',
    city: 'Angers',
    headline: 'Comptable unique – PME',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Comptable unique | Menuiserie Bélanger | Beaucouzé | 2019-04 | now',
      'Collaboratrice comptable | In Extenso | Angers | 2014-09 | 2019-03',
      'Aide-comptable | Scania France | Angers | 2012-01 | 2014-08',
      'Stagiaire comptabilité fournisseurs | Thales | Cholet | 2011-05 | 2011-07',
    ],
    aside: [3],
    page: `
! Nadège Kouassi-Lambert
Comptable unique – PME
22 rue Bressigny, 49100 Angers
06 39 98 12 56 – nadege.kouassi@loiremail.example
35 ans, permis B
# Expérience professionnelle
**Depuis avril 2019 : Comptable unique**
Menuiserie Bélanger, Beaucouzé (48 salariés)
* Tenue complète jusqu’au bilan, TVA, DSN avec le cabinet
* Suivi de trésorerie, affacturage, relation banque
* Passage à la facture électronique (sans pleurs)
**Septembre 2014 – mars 2019 : Collaboratrice comptable**
In Extenso, Angers
* Portefeuille de 52 dossiers BIC et BNC, révision, liasses
**Janvier 2012 – août 2014 : Aide-comptable**
Scania France, Angers
* Saisie, lettrage, relances clients
**Mai 2011 – juillet 2011 : Stagiaire comptabilité fournisseurs**
Thales, Cholet
# Formation
2014 DCG (6 UE sur 13), CNAM Pays de la Loire
2011 BTS Comptabilité et gestion, lycée Chevrollier, Angers
2009 Baccalauréat STG
# Logiciels
Sage 100, Cegid Quadra, Pennylane, Excel (TCD, Power Query)
# Langues
Français, Anglais (niveau scolaire)
# Centres d’intérêt
Chorale gospel, couture, trésorière d’une AMAP
`,
  }),
  cv('24-fr-macon', 'doc', 'fr', 'FR', {
    names: ['Joaquim Pereira da Silva'],
    email: 'jopereira63@chantier-mail.example',
    phone: '06.39.98.77.20',
    city: 'Clermont-Ferrand',
    languages: ['portugais', 'français'],
    jobs: [
      'chef d’équipe maçonnerie | Limagne Bâtiment | Clermont-Ferrand | 2015 | now',
      'maçon coffreur N3P2 | SAS Dumeil | Cournon-d’Auvergne | 2006 | 2015',
      'maçon | Construções Irmãos Teixeira | Braga | 1996 | 2006',
    ],
    page: `
PEREIRA DA SILVA Joaquim
3 impasse des Chandiots
63100 Clermont-Ferrand
Tél : 06.39.98.77.20
mail : jopereira63@chantier-mail.example
né le 8 mars 1978 à Guimarães (Portugal), marié, 3 enfants

EXPERIENCES

2015 à aujourd’hui : chef d’équipe maçonnerie chez Limagne Bâtiment, Clermont-Ferrand
- équipe de 6, gros oeuvre, voiles banchés, dalles, lecture de plans
- chantiers : CHU Estaing, lycée de Gannat, logements Auvergne Habitat

2006 à 2015 : maçon coffreur N3P2 chez SAS Dumeil, Cournon-d’Auvergne
- ouvrages d’art, piles de pont, bassins

1996 à 2006 : maçon chez Construções Irmãos Teixeira, Braga
- maisons, pierre de taille, enduit

DIPLOMES
CAP maçon par VAE en 2012
CACES R482 A et F, SST, habilitation travaux en hauteur, AIPR

LANGUES
portugais, français

Permis B et BE, camion benne. Disponible avec un mois de préavis. Déplacement à la semaine OK.
`,
  }),
  cv('25-fr-preparatrice', 'pdf', 'fr', 'FR', {
    names: ['Maëlys Vanderhaeghe'],
    email: 'maelys.vdh@nordlettre.example',
    phone: '06 39 98 03 81',
    city: 'Tourcoing',
    headline: 'Préparatrice en pharmacie',
    languages: ['Français', 'Anglais', 'Néerlandais'],
    jobs: [
      'Préparatrice en pharmacie | Pharmacie du Virolois | Tourcoing | 2022-09 | now',
      'Préparatrice en pharmacie hospitalière (remplacement) | CH de Roubaix | Roubaix | 2021-10 | 2022-08',
      'Apprentie préparatrice | Grande Pharmacie de Paris | Lille | 2019-09 | 2021-08',
      'Vendeuse polyvalente | Boulangerie Louise | Wasquehal | 2018-07 | 2019-08',
    ],
    aside: [2],
    page: `
[[ 5.5 11.5
! Maëlys Vanderhaeghe
Préparatrice en pharmacie
^ **Me joindre**
06 39 98 03 81
maelys.vdh@nordlettre.example
15 rue de Gand
59200 Tourcoing
^ **Langues**
Français
Anglais (B1)
Néerlandais (notions)
^ **Outils**
LGPI, Winpharma
Robot Rowa
Préparation des doses (PDA)
^ **Qualités**
Rigueur
Écoute
Bonne mémoire des visages
---
# Expériences
**09/2022 – aujourd’hui**
**Préparatrice en pharmacie**, Pharmacie du Virolois, Tourcoing
* Délivrance sous contrôle du pharmacien, tiers payant, EHPAD (84 lits)
* Responsable de l’espace orthopédie et maintien à domicile
* Vaccination, tests, entretiens avec les fumeurs
**10/2021 – 08/2022**
**Préparatrice en pharmacie hospitalière (remplacement)**, CH de Roubaix
* Rétrocession, stérilisation, stupéfiants
**09/2019 – 08/2021**
**Apprentie préparatrice**, Grande Pharmacie de Paris, Lille
**07/2018 – 08/2019**
**Vendeuse polyvalente**, Boulangerie Louise, Wasquehal
# Diplômes
2021 – Brevet professionnel de préparateur en pharmacie, CFA de Lille
2018 – Bac S, lycée Gambetta, Tourcoing
# Et aussi
Secouriste bénévole à la Protection civile, course à pied (semi de Lille)
]]
`,
  }),
  cv('26-fr-chef-de-projet', 'docx', 'fr', 'FR', {
    names: ['Yanis Belkacem'],
    email: 'yanis.belkacem@projetmail.example',
    phone: '+33 6 39 98 55 14',
    city: 'Villeurbanne',
    headline: 'Chef de projet digital confirmé',
    languages: ['Français', 'Anglais', 'Arabe'],
    jobs: [
      'Chef de projet digital senior | Groupe Valmorel | Écully | 2022-03 | now',
      'Chef de projet web | Agence Insign | Lyon | 2018-01 | 2022-02',
      'Chargé de communication digitale | Grand Lyon Habitat | Lyon | 2015-09 | 2017-12',
      'Assistant marketing (alternance) | Boiron | Messimy | 2014-09 | 2015-08',
    ],
    aside: [3],
    page: `
HEAD CV – Yanis Belkacem – page à jour au 10/11/2026
> **Yanis Belkacem**
> **Chef de projet digital confirmé**
> Villeurbanne (69) | +33 6 39 98 55 14 | yanis.belkacem@projetmail.example
^ Dix ans de projets web et e-commerce, côté agence puis côté annonceur. Je sais lire un devis, calmer un développeur et dire non à un directeur, dans cet ordre.
# PARCOURS
|| 3.5 13.5
| mars 2022\\à ce jour | **Groupe Valmorel – Écully**\\Chef de projet digital senior\\Refonte des sites de deux marques d’électroménager dans 14 pays (Contentful, Next.js), budget 1,8 M€, pilotage de trois prestataires
| janv. 2018\\févr. 2022 | **Agence Insign – Lyon**\\Chef de projet web\\Clients : Aéroports de Lyon, MAIF, Pôle Implantation Tourisme. Cahiers des charges, recettes, facturation
| sept. 2015\\déc. 2017 | **Grand Lyon Habitat – Lyon**\\Chargé de communication digitale\\Extranet locataires, newsletter, accessibilité RGAA
| sept. 2014\\août 2015 | **Boiron – Messimy**\\Assistant marketing (alternance)
# ÉTUDES
|| 3.5 13.5
| 2013 – 2015 | Master Marketing digital, IAE Lyon
| 2010 – 2013 | Licence Information-communication, Université Lumière Lyon 2
# COMPÉTENCES
Scrum (PSM I), Jira, Figma, GA4, SEO technique, gestion budgétaire
# LANGUES
Français (langue maternelle), Anglais (C1, TOEIC 945), Arabe (parlé)
`,
  }),
  cv('27-be-educatrice', 'doc', 'fr', 'BE', {
    names: ['Charlotte Delvaux', 'Charlotte Marie Delvaux'],
    email: 'charlotte.delvaux@meusepost.example',
    phone: '0470 12 00 38',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Éducatrice spécialisée | ASBL Le Petit Refuge | Namur | 2020-11 | now',
      'Éducatrice remplaçante | SAJ Dinant | Dinant | 2019-02 | 2020-10',
      'Animatrice extrascolaire | Commune de Profondeville | Profondeville | 2016-09 | 2018-12',
      'Stage de 3e année | La Pommeraie | Ermeton-sur-Biert | 2018-02 | 2018-05',
    ],
    aside: [3],
    page: `
~ Europass
# Informations personnelles
|| 5 12
| Nom | Delvaux
| Prénom(s) | Charlotte Marie
| Adresse | Rue de Bomel 77, 5000 Namur (Belgique)
| Téléphone | 0470 12 00 38
| Courriel | charlotte.delvaux@meusepost.example
| Nationalité | belge
| Date de naissance | 19/07/1996
# Expérience professionnelle
|| 5 12
| Dates | de novembre 2020 à présent
| Fonction ou poste occupé | Éducatrice spécialisée
| Nom de l’employeur | ASBL Le Petit Refuge, Namur
| Principales activités | Accompagnement de douze adolescents en hébergement, nuits dormantes, PEI, réunions avec le SPJ
| Dates | de février 2019 à octobre 2020
| Fonction ou poste occupé | Éducatrice remplaçante
| Nom de l’employeur | SAJ Dinant
| Principales activités | Visites en famille, rapports
| Dates | de septembre 2016 à décembre 2018
| Fonction ou poste occupé | Animatrice extrascolaire
| Nom de l’employeur | Commune de Profondeville
| Principales activités | Garderie du matin et du soir, plaines de vacances
| Dates | de février 2018 à mai 2018
| Fonction ou poste occupé | Stage de 3e année
| Nom de l’employeur | La Pommeraie, Ermeton-sur-Biert
# Éducation et formation
|| 5 12
| Dates | 2015 – 2018
| Titre | Bachelier éducateur spécialisé en accompagnement psycho-éducatif
| Établissement | HENALLUX, Malonne
# Aptitudes et compétences
|| 5 12
| Langue maternelle | Français
| Autres langues | Néerlandais (B1), Anglais (B2)
| Sociales | à l’aise dans le conflit, humour, patience longue
| Permis | B, voiture personnelle
`,
  }),
  cv('28-ch-horlogere', 'pdf', 'fr', 'CH', {
    names: ['Océane Jeanneret-Gris'],
    email: 'oceane.jeanneret@montagnes.example',
    phone: '+41 79 555 02 19',
    city: 'La Chaux-de-Fonds',
    headline: 'Horlogère rhabilleuse CFC',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Horlogère service après-vente | Manufacture Perrenoud | La Chaux-de-Fonds | 2020-02 | now',
      'Horlogère assemblage et réglage | Ulysse Nardin | Le Locle | 2015-08 | 2020-01',
      'Opératrice T0 | ETA SA | Fontainemelon | 2014-08 | 2015-07',
      'Apprentissage d’horlogère rhabilleuse | CIFOM | Le Locle | 2010-08 | 2014-07',
    ],
    aside: [3],
    page: `
! Océane Jeanneret-Gris
Horlogère rhabilleuse CFC
Rue du Doubs 105\t+41 79 555 02 19
2300 La Chaux-de-Fonds\toceane.jeanneret@montagnes.example
Née le 2 juin 1995, Suisse, originaire du Locle
# EN BREF
Onze ans d’établi, chronographes avant tout. Je cherche un 80 % dans un atelier de restauration, même petit.
# EXPÉRIENCE
Manufacture Perrenoud, La Chaux-de-Fonds
**Horlogère service après-vente**
février 2020 – ce jour
* Révision complète des calibres 7750 et El Primero
* Devis clients, contrôle final, formation de deux apprenties
Ulysse Nardin, Le Locle
**Horlogère assemblage et réglage**
août 2015 – janvier 2020
* Emboîtage, réglage 6 positions, Freak et Marine
ETA SA, Fontainemelon
**Opératrice T0**
août 2014 – juillet 2015
# FORMATION
CIFOM, Le Locle
**Apprentissage d’horlogère rhabilleuse**
août 2010 – juillet 2014
Cours WOSTEP chronographe, Neuchâtel, 2017
# LANGUES
Français, Allemand (A2), Anglais (B1)
# LOISIRS
Ski de fond, champignons, pendules neuchâteloises en panne
FOOT Références et certificats de travail sur demande
`,
  }),
  cv('29-ca-machiniste', 'docx', 'fr', 'CA', {
    names: ['Marc-Olivier Gagnon-Tessier'],
    email: 'mo.gagnontessier@beaucemail.example',
    phone: '418 555-0139',
    city: 'Saint-Georges',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Machiniste CNC | Aciers Chaudière | Saint-Georges | 2021-05 | now',
      'Opérateur de centre d’usinage | Manac | Saint-Georges | 2016-08 | 2021-04',
      'Journalier de production | Olymel | Vallée-Jonction | 2014-06 | 2016-07',
    ],
    page: `
Saint-Georges, le 16 novembre 2026

Objet : poste de machiniste de soir

Bonjour,
J’ai vu votre offre sur le babillard de l’école et j’aimerais vous offrir mes services. J’ai dix ans de métier, mes outils, pis une bonne assiduité. Mon c.v. suit.
Merci de votre attention,
Marc-Olivier Gagnon-Tessier

> **CURRICULUM VITAE**
**Marc-Olivier Gagnon-Tessier**
1180, 8e Avenue, Saint-Georges (Québec) G5Y 0A0
Cell. : 418 555-0139
Courriel : mo.gagnontessier@beaucemail.example
Langues : Français, Anglais (lu, plans et manuels)

**FORMATION**
ASP en usinage sur machines-outils à commande numérique, CIMIC, Saint-Georges, 2016
DEP en techniques d’usinage, CIMIC, 2015-2016
DES, polyvalente de Saint-Georges, 2014

**EXPÉRIENCES DE TRAVAIL**
Machiniste CNC, Aciers Chaudière, Saint-Georges
Mai 2021 à aujourd’hui
* Mise en course, programmation Mastercam, Mazak et Okuma 4 axes
* Petites séries, contrôle avec micromètre et CMM
* Membre du comité santé-sécurité
Opérateur de centre d’usinage, Manac, Saint-Georges
Août 2016 à avril 2021
* Pièces de remorques, aluminium et acier, quart de soir
Journalier de production, Olymel, Vallée-Jonction
Juin 2014 à juillet 2016

**AUTRES**
Carte de secouriste, chariot élévateur, pont roulant, classe 5
Hockey de ligue de garage, motoneige
`,
  }),
];
