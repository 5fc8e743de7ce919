import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in French. All people are made up. */
export const BY_HAND_SIXTIETH_REST_FRENCH: Sheet[] = [
  cv('07-fr-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Mélissa Fontanel'],
    email: 'melissa.fontanel@garonnemail.example',
    phone: '06 39 98 41 07',
    city: 'Agen',
    headline: 'Aide-soignante diplômée d’État',
    languages: [],
    aside: [3],
    jobs: [
      'Aide-soignante de nuit | Clinique Esquirol Saint-Hilaire | Agen | 2021-09 | now',
      'Aide-soignante | EHPAD Les Platanes | Nérac | 2017-07 | 2021-08',
      'Agent de service hospitalier | EHPAD Les Platanes | Nérac | 2014-02 | 2016-08',
      'Stage aide-soignante | Centre hospitalier | Marmande | 2017-01 | 2017-02',
    ],
    page: `
! Mélissa Fontanel
Aide-soignante diplômée d’État
14 rue Montesquieu, 47000 Agen – 06 39 98 41 07 – melissa.fontanel@garonnemail.example
34 ans, permis B, véhicule
# Mon parcours
**Aide-soignante de nuit** – Clinique Esquirol Saint-Hilaire, Agen
Septembre 2021 à aujourd’hui
* Chirurgie viscérale, 28 lits, binôme avec l’infirmière
* Référente douleur depuis 2023
**Aide-soignante** – EHPAD Les Platanes, Nérac
Juillet 2017 à août 2021
* Unité protégée, toilettes évaluatives, animation du goûter
**Stage aide-soignante** – Centre hospitalier, Marmande
Janvier à février 2017
**Agent de service hospitalier** – EHPAD Les Platanes, Nérac
Février 2014 à août 2016
# Formations
DEAS, IFAS d’Agen, 2017
AFGSU 2, recyclage 2025
Bac pro ASSP, lycée Jean Monnet, 2010
# Disponibilité
Préavis d’un mois, vacations possibles tout de suite sur mes repos
`,
  }),
  cv('08-fr-fr-conducteur-travaux', 'docx', 'fr', 'FR', {
    names: ['Youssef El Amrani', 'Youssef EL AMRANI'],
    email: 'y.elamrani.btp@isermail.example',
    phone: '+33 6 39 98 52 18',
    city: 'Bourgoin-Jallieu',
    headline: 'Conducteur de travaux gros œuvre',
    languages: ['Français', 'Arabe', 'Anglais'],
    aside: [3],
    jobs: [
      'Conducteur de travaux | Eiffage Construction | Lyon | 2020-03 | now',
      'Aide conducteur de travaux | Léon Grosse | Grenoble | 2017-09 | 2020-02',
      'Chef d’équipe | Maçonnerie Vial et Fils | La Tour-du-Pin | 2011-05 | 2015-08',
      'Alternant conducteur de travaux | Léon Grosse | Grenoble | 2015-09 | 2017-08',
    ],
    page: `
[[ 5 12
## Contact
+33 6 39 98 52 18
y.elamrani.btp@isermail.example
38300 Bourgoin-Jallieu
## Langues
Français
Arabe
Anglais
## Logiciels
MS Project
AutoCAD
Onaya
## Divers
CACES R490
SST 2025
Trail, 3 enfants
---
# Youssef EL AMRANI
Conducteur de travaux gros œuvre
## Expériences
**Eiffage Construction, Lyon**
Conducteur de travaux
03/2020 – aujourd’hui
* Logements R+6 à R+9, 4 à 11 M€
* Trois chefs de chantier, planning, situations, réserves
**Léon Grosse, Grenoble**
Aide conducteur de travaux
09/2017 – 02/2020
**Léon Grosse, Grenoble**
Alternant conducteur de travaux
09/2015 – 08/2017
**Maçonnerie Vial et Fils, La Tour-du-Pin**
Chef d’équipe
05/2011 – 08/2015
## Diplômes
Licence pro conduite de travaux, IUT Grenoble, 2017
BP maçon, 2010
]]
`,
  }),
  cv('09-fr-be-comptable', 'doc', 'fr', 'BE', {
    names: ['Anne-Catherine Delvaux', 'DELVAUX Anne-Catherine'],
    email: 'ac.delvaux@sambremail.example',
    phone: '0470 55 01 62',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Comptable senior | Fiduciaire Lambot & Associés | Jambes | 2018-01 | now',
      'Aide-comptable | Colruyt Group | Halle | 2012-10 | 2017-12',
      'Employée administrative | Mutualité chrétienne | Dinant | 2009-02 | 2012-09',
    ],
    page: `
> **CURRICULUM VITAE**
= Nom\tDELVAUX
= Prénom\tAnne-Catherine
= Adresse\tRue de Bomel 61, 5000 Namur
= GSM\t0470 55 01 62
= Courriel\tac.delvaux@sambremail.example
= Née le\t12 juin 1987
^ **Expérience professionnelle**
|| 4 5 8
| Période | Employeur | Fonction
| 01/2018 à ce jour | Fiduciaire Lambot & Associés, Jambes | Comptable senior\\Portefeuille de 70 PME, TVA, ISOC, bilans BNB, accueil des stagiaires ITAA
| 10/2012 à 12/2017 | Colruyt Group, Halle | Aide-comptable\\Fournisseurs, rapprochements, en néerlandais toute la journée
| 02/2009 à 09/2012 | Mutualité chrétienne, Dinant | Employée administrative
^ **Études**
Bachelier en comptabilité, Hénallux Namur, 2008
CESS, Institut Sainte-Marie, 2005
^ **Langues**
|| 6 5
| Français | langue maternelle
| Néerlandais | bon
| Anglais | moyen
^ **Informatique**
BOB 50, WinBooks, Horus, Excel
`,
  }),
  cv('10-fr-fr-developpeur', 'pdf', 'fr', 'FR', {
    names: ['Thibault Kerjean'],
    email: 'thibault@kerjean-dev.example',
    phone: '06 39 98 73 30',
    city: 'Brest',
    headline: 'Développeur back-end PHP / Symfony',
    languages: ['Anglais', 'Breton'],
    aside: [2],
    jobs: [
      'Développeur back-end | Crédit Mutuel Arkéa | Le Relecq-Kerhuon | 2021-11 | now',
      'Développeur web | Agence Pixel Iroise | Brest | 2018-09 | 2021-10',
      'Stagiaire développeur | Ifremer | Plouzané | 2018-03 | 2018-08',
    ],
    page: `
# Thibault Kerjean
**Développeur back-end PHP / Symfony** – 8 ans d’expérience
Brest (télétravail 3 j/semaine apprécié) | 06 39 98 73 30 | thibault@kerjean-dev.example
## Compétences
PHP 8, Symfony 7, API Platform, PostgreSQL, RabbitMQ, Docker, GitLab CI, un peu de Go
## Expériences
Développeur back-end, **Crédit Mutuel Arkéa**, Le Relecq-Kerhuon
novembre 2021 – présent
* API de souscription en ligne, 40 000 dossiers par mois
* Passage d’un monolithe à six services, sans big bang
* Astreinte une semaine sur six
Développeur web, **Agence Pixel Iroise**, Brest
septembre 2018 – octobre 2021
* Sites de collectivités et de chantiers navals (Symfony, Drupal)
Stagiaire développeur, **Ifremer**, Plouzané
mars 2018 – août 2018
## Formation
Master informatique, Université de Bretagne Occidentale, 2018
## Langues
Anglais (B2), Breton (école Diwan)
## Hors écran
Voile légère, bagad (bombarde)
`,
  }),
  cv('11-fr-ca-commis', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève Thibodeau-Gagné', 'Marie-Ève Thibodeau'],
    email: 'metgagne@saguenaymail.example',
    phone: '418 555-0143',
    city: 'Chicoutimi',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Adjointe administrative | Ville de Saguenay | Jonquière | 2022-08 | now',
      'Commis-comptable | Rona L’entrepôt | Chicoutimi | 2018-03 | 2022-07',
      'Caissière | Jean Coutu | La Baie | 2014-06 | 2018-02',
    ],
    page: `
> **Marie-Ève Thibodeau-Gagné**
> 1520, rue Bégin, Chicoutimi (Québec) G7H 4N3
> 418 555-0143
> metgagne@saguenaymail.example
^ **SOMMAIRE**
Organisée, joviale, bonne plume. Secondaire et DEP en poche, je vise un poste permanent à 35 heures.
^ **EXPÉRIENCES DE TRAVAIL**
Adjointe administrative\taoût 2022 à aujourd’hui
Ville de Saguenay, Jonquière
* Agenda de la greffière, procès-verbaux, permis, demandes d’accès
Commis-comptable\tmars 2018 à juillet 2022
Rona L’entrepôt, Chicoutimi
* Comptes fournisseurs, dépôts, paie de 120 employés (Acomba)
Caissière\tjuin 2014 à février 2018
Jean Coutu, La Baie
^ **FORMATION**
DEP en comptabilité, CFP du Fjord, 2017
DES, école secondaire des Grandes-Marées, 2015
^ **LANGUES**
Français, Anglais
^ **LOISIRS**
Motoneige, chorale, tricot
~ Références fournies sur demande
`,
  }),
  cv('12-fr-fr-serveuse', 'doc', 'fr', 'FR', {
    names: ['Fatoumata Diarra', 'Fatoumata DIARRA', 'Fatou Diarra'],
    email: 'fatoudiarra75@seinemail.example',
    phone: '06.39.98.15.66',
    city: 'Montreuil',
    languages: ['Français', 'Bambara', 'Anglais'],
    jobs: [
      'Cheffe de rang | Bouillon Chartier | Paris | 2023-03 | now',
      'Serveuse | Brasserie Le Terminus | Vincennes | 2021-06 | 2023-02',
      'Équipière polyvalente | McDonald’s | Montreuil | 2019-09 | 2021-05',
    ],
    page: `
FATOUMATA DIARRA
Née le 03/01/2000
8 rue de Vitry, 93100 Montreuil
06.39.98.15.66
fatoudiarra75@seinemail.example

EXPERIENCE

mars 2023 à maintenant : Cheffe de rang au Bouillon Chartier, Paris
carré de 12 tables, 3 services par jour le samedi, encaissement, formation des extras

juin 2021 à février 2023 : Serveuse à la Brasserie Le Terminus, Vincennes
terrasse, plateau, bar

septembre 2019 à mai 2021 : Équipière polyvalente chez McDonald’s, Montreuil
caisse, drive, ouverture, ménage

ECOLE

2018 bac pro commercialisation et services en restauration, lycée Eugénie Cotton
2016 brevet

LANGUES

Français, Bambara, Anglais (service)

QUALITES

ponctuelle souriante je tiens la cadence. je cherche un CDI avec 2 jours de repos qui se suivent, pas de coupure si possible. Fatou
`,
  }),
];
