import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth-closed');

/** The closed ones in French. All people are made up. */
export const BY_HAND_FORTY_FIFTH_REST_FRENCH: Sheet[] = [
  cv('25-fr-ca-enseignante', 'docx', 'fr', 'CA', {
    names: ['Geneviève Tremblay-Ouellet', 'Geneviève T.-Ouellet'],
    email: 'gen.tremblayouellet@saguenaymail.example',
    phone: '418 555-0153',
    city: 'Chicoutimi',
    languages: ['Français', 'Anglais'],
    aside: [3],
    jobs: [
      'Enseignante au primaire, 2e cycle | École Antoine-de-Saint-Exupéry | Chicoutimi | 2018-08 | now',
      'Enseignante suppléante | Centre de services scolaire De La Jonquière | Jonquière | 2016-09 | 2018-06',
      'Monitrice-chef | Camp Patmos | La Baie | 2012-06 | 2015-08',
      'Stagiaire | École Le Roseau | Chicoutimi | 2016-01 | 2016-04',
    ],
    page: `
GENEVIÈVE TREMBLAY-OUELLET
870, rue Bégin, Chicoutimi (Québec) G7H 4N5
Cell. : 418 555-0153
Courriel : gen.tremblayouellet@saguenaymail.example
Langues : Français, Anglais (fonctionnel)
^ **FORMATION**
Baccalauréat en éducation préscolaire et enseignement primaire, UQAC \t2012-2016
DEC en sciences humaines, Cégep de Chicoutimi \t2010-2012
Brevet d’enseignement permanent \t2018
^ **EXPÉRIENCE EN ENSEIGNEMENT**
Enseignante au primaire, 2e cycle \taoût 2018 à aujourd’hui
École Antoine-de-Saint-Exupéry, Chicoutimi
* 3e et 4e année ; classe flexible ; comité EHDAA
* Enseignante associée pour quatre stagiaires
Enseignante suppléante \tseptembre 2016 à juin 2018
Centre de services scolaire De La Jonquière, Jonquière
Stagiaire \tjanvier 2016 à avril 2016
École Le Roseau, Chicoutimi
^ **AUTRE EXPÉRIENCE**
Monitrice-chef \tétés 2012 à 2015
Camp Patmos, La Baie
^ **PERFECTIONNEMENT**
Gestion des comportements (CPI), 2024
Littératie précoce, 2022
^ **RÉFÉRENCES**
Fournies sur demande
`,
  }),
  cv('26-fr-fr-comptable', 'pdf', 'fr', 'FR', {
    names: ['Marie-Hélène d’Aubigny-Roux', 'Marie-Hélène D’Aubigny-Roux'],
    email: 'mh.daubigny@bordelais.example',
    phone: '06 39 98 33 08',
    city: 'Mérignac',
    headline: 'Responsable comptable',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Responsable comptable | Groupe Pichet | Pessac | 2021-05 | now',
      'Chef de mission | Exco | Bordeaux | 2014-09 | 2021-04',
      'Collaboratrice comptable | In Extenso | Libourne | 2010-10 | 2014-08',
      'Assistante de gestion | Château La Dominique | Saint-Émilion | 2008-09 | 2010-09',
    ],
    aside: [3],
    page: `
[[ 7 10
^ **ME JOINDRE**
06 39 98 33 08
mh.daubigny@bordelais.example
Capeyron, Mérignac
Permis B, véhicule
^ **OUTILS**
Sage 1000
Cegid Quadra
SAP FI (bases)
Excel : TCD, Power Query
^ **LANGUES**
Anglais professionnel
Espagnol scolaire
^ **DIPLÔMES**
DSCG, 2014
DCG, 2010
Académie de Bordeaux
BTS CGO, lycée Gustave-Eiffel, 2008
^ **ET AUSSI**
Trésorière d’une chorale
Course en montagne
---
! Marie-Hélène d’Aubigny-Roux
Responsable comptable
^ Douze ans entre cabinet et entreprise. J’aime les clôtures qui tombent à l’heure et les équipes qui partent à 18 h.
^ **EXPÉRIENCE**
^ **Responsable comptable**
Groupe Pichet, Pessac – mai 2021 à aujourd’hui
* Équipe de cinq, 43 SCCV, liasses, intégration fiscale
* Dématérialisation des factures fournisseurs
^ **Chef de mission**
Exco, Bordeaux – septembre 2014 à avril 2021
* Portefeuille de 62 dossiers : négoce de vins, promoteurs, professions libérales
^ **Collaboratrice comptable**
In Extenso, Libourne – octobre 2010 à août 2014
^ **Assistante de gestion** (alternance)
Château La Dominique, Saint-Émilion – septembre 2008 à septembre 2010
]]
`,
  }),
  cv('27-fr-fr-infirmier', 'doc', 'fr', 'FR', {
    names: ['Yann Le Goff-Kerivel', 'Yann Le Goff - Kerivel'],
    email: 'yann.legoffkerivel@cornouaille.example',
    phone: '06 39 98 14 27',
    city: 'Quimper',
    headline: 'Infirmier diplômé d’État',
    languages: ['Anglais', 'Breton'],
    aside: [3],
    jobs: [
      'Infirmier aux urgences | CHIC de Cornouaille | Quimper | 2020-09 | now',
      'Infirmier de nuit | Clinique Saint-Michel | Quimper | 2016-01 | 2020-08',
      'Infirmier | EHPAD Les Bruyères | Concarneau | 2014-08 | 2015-12',
      'Sapeur-pompier volontaire | SDIS 29 | Quimper | 2009 | 2019',
    ],
    page: `
Yann LE GOFF-KERIVEL
32 ans de caractère breton, 35 d’état civil
11 rue du Frout, 29000 Quimper
Tél. 06 39 98 14 27
Courriel : yann.legoffkerivel@cornouaille.example
^ **Infirmier diplômé d’État**
# PARCOURS
|| 4 13
| Depuis sept. 2020 | **CHIC de Cornouaille**, Quimper\\Infirmier aux urgences\\Accueil et orientation, déchocage, tuteur d’étudiants
| Janv. 2016 – août 2020 | **Clinique Saint-Michel**, Quimper\\Infirmier de nuit\\Chirurgie viscérale et urologie, 28 lits
| Août 2014 – déc. 2015 | **EHPAD Les Bruyères**, Concarneau\\Infirmier
# ENGAGEMENT
|| 4 13
| 2009 – 2019 | **SDIS 29**, Quimper\\Sapeur-pompier volontaire
# DIPLÔMES
|| 4 13
| 2014 | Diplôme d’État d’infirmier, IFSI de Quimper
| 2010 | Baccalauréat S, lycée Brizeux
# LANGUES
Anglais courant, Breton (Diwan jusqu’à la troisième)
# DIVERS
Permis B et A2, voile, gwerz. Souhaite un poste de jour en 12 heures.
`,
  }),
  cv('28-fr-fr-soudeuse', 'pdf', 'fr', 'FR', {
    names: ['Élodie Cazenave'],
    email: 'elodie.cazenave@adourmail.example',
    phone: '06 39 98 71 55',
    city: 'Tarbes',
    headline: 'Soudeuse TIG aéronautique',
    languages: [],
    aside: [3],
    jobs: [
      'Soudeuse TIG | Daher | Tarbes | 2022-11 | now',
      'Soudeuse intérimaire | Adecco | Pau | 2020-06 | 2022-10',
      'Coiffeuse | Salon Mèche et Lui | Lourdes | 2012-09 | 2019-07',
      'Stagiaire soudage | Lauak | Ayherre | 2020-02 | 2020-05',
    ],
    page: `
! Élodie Cazenave
Soudeuse TIG aéronautique
65000 Tarbes • 06 39 98 71 55 • elodie.cazenave@adourmail.example
# D’une paire de ciseaux à une torche
Sept ans de coiffure, une allergie, une reconversion : je soude l’inox, le titane et l’Inconel en 0,8 à 3 mm, qualifiée EN ISO 24394.
# Expérience en soudage
**Daher, Tarbes** (novembre 2022 – en poste)
Soudeuse TIG
* Conduits d’air et carters, contrôle ressuage, autocontrôle
* 2 x 8, une nuit sur trois semaines
**Adecco, Pau** (juin 2020 – octobre 2022)
Soudeuse intérimaire
* Missions chez Safran Helicopter Engines et Messier
**Lauak, Ayherre** (février 2020 – mai 2020)
Stagiaire soudage
# Expérience antérieure
**Salon Mèche et Lui, Lourdes** (septembre 2012 – juillet 2019)
Coiffeuse
# Formation
Titre professionnel soudeur TIG, AFPA de Pau, 2020
BP Coiffure, CFA de Tarbes, 2012
# Recherche
CDI, rayon 60 km, à partir de 2 300 € brut
`,
  }),
  cv('29-fr-fr-routier', 'docx', 'fr', 'FR', {
    names: ['Mohamed Ben Salah'],
    email: 'm.bensalah62@artoismail.example',
    phone: '06 39 98 50 61',
    city: 'Bethune',
    languages: [],
    jobs: [
      'CONDUCTEUR SPL | TRANSPORTS HOUTCH | LIBERCOURT | 2017-03 | now',
      'CONDUCTEUR PL | SUEZ | NOYELLES-GODAULT | 2010-06 | 2017-02',
      'CHAUFFEUR LIVREUR | POMONA | ARRAS | 2007-01 | 2010-05',
      'CARISTE | FRANCAISE DE MECANIQUE | DOUVRIN | 2001-10 | 2006-11',
    ],
    page: `
BEN SALAH MOHAMED
14 RUE SADI CARNOT APPT 2
62400 BETHUNE
06 39 98 50 61
m.bensalah62@artoismail.example

PERMIS B C CE    FIMO FCO A JOUR    CARTE CONDUCTEUR    ADR BASE    CACES 3

EXPERIENCES

MARS 2017 A CE JOUR   TRANSPORTS HOUTCH (LIBERCOURT)   CONDUCTEUR SPL
REGIONAL ET NATIONAL, FRIGO ET BACHE, DECOUCHE 3 NUITS

JUIN 2010 A FEVRIER 2017   SUEZ (NOYELLES-GODAULT)   CONDUCTEUR PL
AMPLIROLL, BENNES, DECHETERIES

JANVIER 2007 A MAI 2010   POMONA (ARRAS)   CHAUFFEUR LIVREUR

OCTOBRE 2001 A NOVEMBRE 2006   FRANCAISE DE MECANIQUE (DOUVRIN)   CARISTE

FORMATION
TITRE PRO CONDUCTEUR ROUTIER  AFTRAL  2010
BEP MECANIQUE AUTO  LYCEE MALRAUX  2000

LOISIRS
PETANQUE EN CLUB, SUPPORTER DU RC LENS
`,
  }),
  cv('30-fr-ch-informaticien', 'doc', 'fr', 'CH', {
    names: ['Luca Bernasconi', 'Luca Gian Bernasconi'],
    email: 'luca.bernasconi@lemanpost.example',
    phone: '+41 78 555 01 44',
    city: 'Lausanne',
    headline: 'Ingénieur DevOps',
    languages: ['Italien', 'Français', 'Anglais', 'Allemand'],
    aside: [3],
    jobs: [
      'Ingénieur DevOps senior | Kudelski Security | Cheseaux-sur-Lausanne | 2022-04 | now',
      'Ingénieur système | Infomaniak | Genève | 2018-01 | 2022-03',
      'Administrateur Linux | Université de Neuchâtel | Neuchâtel | 2014-11 | 2017-12',
      'Apprenti informaticien CFC | AIL SA | Lugano | 2008-08 | 2012-07',
    ],
    page: `
HEAD Curriculum vitæ \tnovembre 2026
|| 8.5 8.5
| # Luca Gian Bernasconi\\Ingénieur DevOps | Avenue d’Échallens 61, 1004 Lausanne\\+41 78 555 01 44\\luca.bernasconi@lemanpost.example\\Suisse, 34 ans, célibataire
# En trois lignes
Kubernetes, GitOps, observabilité.
Je documente ce que je casse.
Taux d’occupation souhaité : 80 à 90 %.
# Emplois
04.2022 – à ce jour
**Kudelski Security**, Cheseaux-sur-Lausanne
**Ingénieur DevOps senior**
* 14 clusters, ArgoCD, Vault ; astreinte une semaine sur six
* Temps de restauration passé de 4 h à 25 min
01.2018 – 03.2022
**Infomaniak**, Genève
**Ingénieur système**
* Stockage Ceph, OpenStack, automatisation Ansible
11.2014 – 12.2017
**Université de Neuchâtel**
**Administrateur Linux**
# Formation
2011 – 2014 \tBachelor en informatique, HE-Arc
2008 – 2012 \tApprenti informaticien CFC, AIL SA, Lugano
# Langues
Italien (langue maternelle), Français (C2), Anglais (C1), Allemand (A2)
# Hobbies
Alpinisme, synthétiseurs modulaires
`,
  }),
];
