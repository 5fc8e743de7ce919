import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth-rest');

/** The French ones of the thirty that are closed. */
export const BY_HAND_THIRTY_SIXTH_REST_FRENCH: Sheet[] = [
  cv('21-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Nathalie Le Goff-Martineau', 'Nathalie LE GOFF-MARTINEAU'],
    email: 'n.legoff@odetmail.example',
    phone: '06 39 98 73 05',
    city: 'Quimper',
    headline: 'Infirmière diplômée d’État',
    jobs: [
      'Infirmière coordinatrice | EHPAD Ker Radeneg | Quimper | 2021-05 | now',
      'Infirmière de nuit | Centre hospitalier de Cornouaille | Quimper | 2008-10 | 2021-04',
      'Infirmière | Clinique Pasteur | Brest | 2003-12 | 2008-09',
      'Aide-soignante | Hôpital de Douarnenez | Douarnenez | 1997 | 2000',
    ],
    page: `
**Nathalie LE GOFF-MARTINEAU**\t29000 Quimper
Infirmière diplômée d’État\t06 39 98 73 05
52 ans, mobile dans le Finistère\tn.legoff@odetmail.example
# EXPÉRIENCE
**EHPAD Ker Radeneg**, Quimper\tmai 2021 – aujourd’hui
Infirmière coordinatrice
* Équipe de 28 soignants, 84 résidents, plannings
* Projet de soins, évaluation HAS, lien avec les familles
**Centre hospitalier de Cornouaille**, Quimper\toctobre 2008 – avril 2021
Infirmière de nuit
* Cardiologie puis USC, tutrice d’étudiants
**Clinique Pasteur**, Brest\tdécembre 2003 – septembre 2008
Infirmière
* Chirurgie viscérale et ambulatoire
**Hôpital de Douarnenez**\t1997 – 2000
Aide-soignante
# DIPLÔMES
DU Infirmière coordinatrice en EHPAD, Université de Brest\t2022
Diplôme d’État d’infirmière, IFSI de Quimper\t2003
Diplôme d’aide-soignante\t1997
# ATOUTS
AFGSU 2 à jour, logiciel Netsoins, bienveillance, sang-froid
# LOISIRS
Cercle celtique, voile légère, petits-enfants
`,
  }),
  cv('22-fr-chef-de-chantier', 'pdf', 'fr', 'FR', {
    names: ['Manuel Ferreira da Costa', 'Manuel Ferreira Da Costa'],
    email: 'm.fdacosta@rhonemail.example',
    phone: '04 65 71 20 38',
    city: 'Vénissieux',
    headline: 'Chef de chantier gros œuvre',
    languages: ['Français', 'Portugais'],
    jobs: [
      'Chef de chantier | Eiffage Construction | Lyon | 2017-03 | now',
      'Chef d’équipe coffreur | GFC Construction | Lyon | 2009-01 | 2017-02',
      'Coffreur-bancheur | Maïa Sonnier | Lyon | 2002-06 | 2008-12',
      'Maçon | Construções Ribeiro Lda | Braga | 1995 | 2002',
    ],
    page: `
[[ 5.5 11.5
**COORDONNÉES**
69200 Vénissieux
04 65 71 20 38
~ m.fdacosta@rhonemail.example
Permis B, BE
^ **HABILITATIONS**
SST
AIPR concepteur
Échafaudage R408
CACES R482 A
Élingage
^ **LANGUES**
Français courant
Portugais maternel
^ **QUALITÉS**
Ponctuel
Meneur d’hommes
Sécurité d’abord
---
**Manuel FERREIRA DA COSTA**
Chef de chantier gros œuvre
^ **EXPÉRIENCE PROFESSIONNELLE**
**Mars 2017 à ce jour – Chef de chantier**
Eiffage Construction, Lyon
* Tour de bureaux Part-Dieu (R+17), 45 compagnons
* Collège à Bron, 9 M€, livré avec trois semaines d’avance
* Rotation des banches, commandes béton, quart d’heure sécurité
**Janvier 2009 à février 2017 – Chef d’équipe coffreur**
GFC Construction, Lyon
* Logements Confluence, équipe de 12
**Juin 2002 à décembre 2008 – Coffreur-bancheur**
Maïa Sonnier, Lyon
**1995 à 2002 – Maçon**
Construções Ribeiro Lda, Braga
^ **FORMATION**
Titre Chef de chantier gros œuvre, CFA BTP Dardilly, 2016 (VAE)
Scolarité obligatoire au Portugal
]]
`,
  }),
  cv('23-fr-be-assistante', 'doc', 'fr', 'BE', {
    names: ['Sophie Van den Broeck', 'Sophie Van Den Broeck'],
    email: 'sophie.vdb@sennemail.example',
    phone: '0470 55 01 42',
    city: 'Wavre',
    headline: 'Office Manager',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Office Manager | UCB | Braine-l’Alleud | 2020-01 | now',
      'Assistante de direction | GSK Biologicals | Wavre | 2012-04 | 2019-12',
      'Secrétaire juridique | Cabinet d’avocats Lallemand | Bruxelles | 2007-09 | 2012-03',
    ],
    page: `
> CABINET HORIZON TALENTS – dossier de candidature confidentiel
> Avenue Louise 480, 1050 Bruxelles – info@horizontalents.example – 02 555 01 00
^ **Candidate**
|| 5 12
| Nom et prénom | VAN DEN BROECK Sophie
| Domicile | Wavre
| GSM | 0470 55 01 42
| Courriel | sophie.vdb@sennemail.example
| Fonction visée | Office Manager
| Disponibilité | préavis de 13 semaines, négociable
^ **Parcours**
**UCB**, Braine-l’Alleud
Office Manager – depuis janvier 2020
* Déménagement de 300 postes, contrats facilities, budget 1,2 M€
* Support au comité de direction, Concur, agendas
**GSK Biologicals**, Wavre
Assistante de direction – avril 2012 à décembre 2019
**Cabinet d’avocats Lallemand**, Bruxelles
Secrétaire juridique – septembre 2007 à mars 2012
^ **Études**
Bachelier Assistant de direction, langues, EPHEC, 2007
CESS, Institut de la Providence, Wavre, 2004
^ **Langues**
Français (maternelle), Néerlandais (C1), Anglais (C1)
^ **Avis du consultant**
Personnalité posée, discrète, très bonne plume. Vue le 12 novembre 2026.
`,
  }),
  cv('24-fr-jeune-diplome', 'pdf', 'fr', 'FR', {
    names: ['Anh-Tuan Lê', 'Anh-Tuan Le'],
    email: 'anhtuan.le@erdremail.example',
    phone: '+33 6 39 98 55 16',
    city: 'Nantes',
    headline: 'Développeur full stack junior',
    languages: ['Français', 'Anglais', 'Vietnamien'],
    aside: [0, 1],
    jobs: [
      'Alternant développeur web | Manitou Group | Ancenis | 2024-09 | 2026-08',
      'Stagiaire développeur | Lengow | Nantes | 2024-04 | 2024-06',
      'Équipier polyvalent | McDonald’s | Saint-Herblain | 2021-09 | 2024-03',
    ],
    page: `
! Anh-Tuan LÊ
> Développeur full stack junior, disponible de suite
> Nantes – +33 6 39 98 55 16 – anhtuan.le@erdremail.example
{{
# Formation
**2024 – 2026** Master Expert en ingénierie logicielle, Epitech Nantes
**2021 – 2024** BUT Informatique, IUT de Nantes
**2021** Bac général, mention bien, lycée Guist’hau
# Expérience
**Alternant développeur web**
Manitou Group, Ancenis
Sept. 2024 – août 2026
* Portail concessionnaires, Symfony et Vue
* Tests de bout en bout avec Cypress
**Stagiaire développeur**
Lengow, Nantes
Avril – juin 2024
**Équipier polyvalent**
McDonald’s, Saint-Herblain
Sept. 2021 – mars 2024
# Compétences
PHP, Symfony, TypeScript, Vue, MySQL, Docker, GitLab CI
# Langues
Français, Anglais (B2, TOEIC 880), Vietnamien (parlé)
# Projets perso
Une appli de partage de jardins, 120 inscrits
# Loisirs
Badminton, jeu de go
}}
`,
  }),
  cv('25-fr-ch-cuisine', 'docx', 'fr', 'CH', {
    names: ['Karim Benhaddou'],
    email: 'k.benhaddou@lemanposte.example',
    phone: '078 555 01 29',
    city: 'Vevey',
    headline: 'Responsable de restauration collective',
    languages: ['Français', 'Arabe', 'Allemand'],
    jobs: [
      'Gérant | Eldora | Vevey | 2021-08 | now',
      'Chef de cuisine | SV Group | Lausanne | 2017-01 | 2021-07',
      'Sous-chef | Brasserie de Montbenon | Lausanne | 2012-03 | 2016-12',
      'Chef de partie | Hôtel des Trois Couronnes | Vevey | 2009 | 2012',
    ],
    page: `
# Responsable de restauration collective
Karim Benhaddou, Rue du Simplon 31, 1800 Vevey
Natel 078 555 01 29, k.benhaddou@lemanposte.example
Permis C, marié, né le 14.4.1983 à Oujda
## En bref
Cuisinier devenu gestionnaire. Je sais tenir 700 couverts à midi et un budget sur douze mois.
## Postes occupés
|| 4 13
| Dès août 2021 | Eldora, Vevey : Gérant\\Restaurant du personnel d’un siège mondial, 700 couverts, 16 personnes, gaspillage réduit de moitié
| Janv. 2017 – juil. 2021 | SV Group, Lausanne : Chef de cuisine\\Gymnase et haute école, labels Fourchette verte et Beelong
| Mars 2012 – déc. 2016 | Brasserie de Montbenon, Lausanne : Sous-chef
| 2009 – 2012 | Hôtel des Trois Couronnes, Vevey : Chef de partie
## Formation
|| 4 13
| 2019 | Brevet fédéral de chef cuisinier
| 2005 | BEP Cuisine, lycée hôtelier de Thonon
## Langues
Français, Arabe, Allemand (notions)
## Références
Directeur régional, sur demande
`,
  }),
];
