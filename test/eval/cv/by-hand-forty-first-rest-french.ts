import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** The closed ones in French. */
export const BY_HAND_FORTY_FIRST_REST_FRENCH: Sheet[] = [
  cv('21-fr-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Solène Le Goff-Diallo', 'Solène Le Goff', 'Solène LE GOFF-DIALLO'],
    email: 'solene.legoff@armorcourrier.example',
    phone: '06 39 98 17 60',
    city: 'Brest',
    headline: 'Infirmière diplômée d’État',
    languages: ['Français', 'Anglais', 'Breton'],
    jobs: [
      'Infirmière en réanimation | CHU de Brest – Hôpital de la Cavale Blanche | | 2019-11 | now',
      'Infirmière aux urgences | Centre hospitalier de Cornouaille | | 2015-09 | 2019-10',
      'Infirmière intérimaire | Appel Médical | | 2014-08 | 2015-08',
    ],
    page: `
[[ 10.5 6.5
! Solène LE GOFF-DIALLO
Infirmière diplômée d’État
^ **PARCOURS PROFESSIONNEL**
**Infirmière en réanimation**
CHU de Brest – Hôpital de la Cavale Blanche
Depuis novembre 2019
* 20 lits, ventilation, épuration extra-rénale, ECMO
* Tutrice de stage, référente hémovigilance
* Renfort Covid, une mission à Mulhouse en 2020
**Infirmière aux urgences**
Centre hospitalier de Cornouaille, Quimper
Septembre 2015 – octobre 2019
* Accueil et orientation, SMUR à partir de 2017
**Infirmière intérimaire**
Appel Médical, Finistère
Août 2014 – août 2015
* Missions en clinique, en EHPAD et à la prison de Brest
^ **FORMATION**
Diplôme d’État d’infirmier, IFSI de Quimper, 2011 – 2014
DU Soins critiques, Université de Bretagne Occidentale, 2022
Baccalauréat ST2S, Lycée Jean-Moulin, Châteaulin, 2011
---
PIC photo | photo d’identité
^ **COORDONNÉES**
Brest (29200)
06 39 98 17 60
solene.legoff@armorcourrier.example
Née le 8 mars 1993
Permis B
^ **LANGUES**
Français
Anglais (B1)
Breton (notions)
^ **QUALITÉS**
Sang-froid
Précision
Humour de garde
^ **LOISIRS**
Voile, fest-noz, tricot
]]
`,
  }),
  cv('22-fr-fr-chef-chantier', 'doc', 'fr', 'FR', {
    names: ['Manuel Da Silva Teixeira', 'DA SILVA TEIXEIRA Manuel', 'Manuel Da Silva'],
    email: 'm.dasilvateixeira@rhonecourrier.example',
    phone: '04 65 71 22 08',
    city: 'Vénissieux',
    headline: 'Chef de chantier gros œuvre',
    languages: ['Français', 'Portugais'],
    jobs: [
      'Chef de chantier | Eiffage Construction | | 2012 | now',
      'Chef d’équipe coffreur-bancheur | Léon Grosse | | 2003 | 2012',
      'Coffreur-bancheur | Maïa Sonnier | | 1995 | 2003',
      'Manœuvre puis maçon | Entreprise Vaz & Fils | | 1989 | 1995',
    ],
    page: `
DA SILVA TEIXEIRA Manuel
12 rue 000
69200 Vénissieux
Tél. 04 65 71 22 08
m.dasilvateixeira@rhonecourrier.example
Né en 1971 à Braga (Portugal), nationalité française, marié, 3 enfants
> **Chef de chantier gros œuvre**
**EXPÉRIENCE**
De 2012 à ce jour   Eiffage Construction, Lyon
Chef de chantier
Logements collectifs et bureaux jusqu’à R+11. Effectif de 15 à 40 compagnons. Planning à trois semaines, rotations de banches, commandes de béton, quart d’heure sécurité, réunions avec la maîtrise d’œuvre.
Chantiers : tour Silex 2 (Part-Dieu), îlot Confluence B2, lycée de Meyzieu
De 2003 à 2012   Léon Grosse, Bron
Chef d’équipe coffreur-bancheur
De 1995 à 2003   Maïa Sonnier, Lyon
Coffreur-bancheur
De 1989 à 1995   Entreprise Vaz & Fils, Villeurbanne
Manœuvre puis maçon
**FORMATION**
1994   CAP maçon, par la formation continue, AFPA de Vénissieux
2011   Formation chef de chantier, CESI Écully
Habilitations : SST, AIPR encadrant, échafaudages R408, CACES grue à tour (conduite au sol)
**LANGUES**
Français et Portugais, parlés couramment
**DIVERS**
Permis B. Entraîneur des moins de 13 ans au club de Vénissieux. Disponible sous deux mois.
`,
  }),
  cv('23-fr-fr-developpeuse', 'pdf', 'fr', 'FR', {
    names: ['Inès Benkirane'],
    email: 'ines.benkirane@garonnemail.example',
    phone: '05 36 49 10 52',
    city: 'Toulouse',
    headline: 'Développeuse Python / Data Engineer',
    languages: ['Français', 'Arabe', 'Anglais', 'Espagnol'],
    jobs: [
      'Data Engineer | Airbus | | 2023-02 | now',
      'Développeuse Python | Capgemini | | 2020-03 | 2023-01',
      'Développeuse en alternance | Météo-France | | 2018-09 | 2020-02',
      'Stagiaire développement web | Sopra Steria | | 2018-04 | 2018-07',
    ],
    aside: [2, 3],
    page: `
Développeuse Python / Data Engineer
! Inès Benkirane
Toulouse • 05 36 49 10 52 • ines.benkirane@garonnemail.example • télétravail deux à trois jours
# COMPÉTENCES
|| 4.5 12.5
| Langages | Python, SQL, Scala, un peu de Rust
| Données | Spark, Airflow, dbt, Snowflake, PostgreSQL
| Cloud | AWS (S3, Glue, Lambda), Terraform
| Méthodes | Scrum, TDD, revues croisées
# EXPÉRIENCES
**Data Engineer – Airbus, Blagnac**\tfévr. 2023 – présent
* Flux de données des essais en vol, 2 To par jour, de l’avion jusqu’au bureau d’études
* Passage d’Hadoop à Snowflake, 340 tables, coupure d’une seule nuit
* Suivi des coûts par équipe, facture réduite d’un tiers
* Catalogue et qualité des données, 180 contrôles automatisés
* Encadrement d’un alternant
**Développeuse Python – Capgemini, Toulouse**\tmars 2020 – janv. 2023
* Mission Enedis (14 mois) : prévision de consommation
Environnement : Python, scikit-learn, PostgreSQL, GitLab CI
Modèles par poste source, comparaison avec l’existant, mise en production en Bretagne puis en Occitanie
* Mission Pierre Fabre (18 mois) : portail interne, API FastAPI
Environnement : FastAPI, Vue.js, Azure, Terraform
Reprise d’un code sans tests, 1 100 tests plus tard une livraison toutes les deux semaines
* Entre deux missions : chatbot interne des notes de frais, formation des nouveaux arrivants à Git
**Développeuse en alternance – Météo-France, Toulouse**\tsept. 2018 – févr. 2020
* Chaîne de contrôle des relevés de pluie de 4 200 stations
* Tableau de bord pour les prévisionnistes régionaux
* Mémoire : détection des capteurs bouchés par les feuilles mortes
**Stagiaire développement web – Sopra Steria, Colomiers**\tavr. 2018 – juil. 2018
* Formulaires d’un portail de ressources humaines, JavaScript et Java
# PROJETS PERSONNELS
* Carte des fontaines d’eau potable de Toulouse, données ouvertes, 3 000 visiteurs par été
* Contributions à la documentation française de dbt
# FORMATION
Diplôme d’ingénieur, INSA Toulouse (alternance)\t2020
DUT Informatique, IUT de Blagnac\t2018
Baccalauréat scientifique, Lycée Descartes, Rabat\t2016
# LANGUES
Français (bilingue), Arabe (maternelle), Anglais (C1, TOEIC 945), Espagnol (A2)
# ASSOCIATIF
Mentore chez Becomtech, marathon de Toulouse 2025
`,
  }),
  cv('24-fr-be-comptable', 'docx', 'fr', 'BE', {
    names: ['Jean-Philippe Vandenbroucke', 'Jean-Philippe VANDENBROUCKE'],
    email: 'jp.vandenbroucke@sambremail.example',
    phone: '0470 55 50 18',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Chef comptable | Mestdagh Distribution | | 2018-01 | now',
      'Comptable | Fiduciaire Delhaye et Lambert | | 2009-09 | 2017-12',
      'Aide-comptable | GSK Vaccines | | 2006-10 | 2009-08',
    ],
    page: `
> **Curriculum vitae**
# 1. État civil
|| 5 12
| Nom | VANDENBROUCKE
| Prénom | Jean-Philippe
| Date de naissance | 27/05/1983
| Adresse | 5000 Namur (Salzinnes)
| GSM | 0470 55 50 18
| Courriel | jp.vandenbroucke@sambremail.example
| Nationalité | belge
# 2. Expérience professionnelle
|| 5 12
| Depuis janvier 2018 | **Mestdagh Distribution**, Gosselies\\Chef comptable\\Équipe de quatre, clôtures mensuelles, TVA, Intrastat, relation avec le réviseur
| De septembre 2009 à décembre 2017 | **Fiduciaire Delhaye et Lambert**, Namur\\Comptable\\Portefeuille de 55 PME et indépendants, bilans, ISOC et IPP
| D’octobre 2006 à août 2009 | **GSK Vaccines**, Wavre\\Aide-comptable\\Factures fournisseurs, notes de frais
# 3. Études
|| 5 12
| 2003 – 2006 | Bachelier en comptabilité, Hénallux, Namur
| 1995 – 2003 | CESS, Institut Saint-Louis, Namur
| 2014 | Stage ITAA terminé, membre de l’institut
# 4. Langues
|| 5 12
| Français | langue maternelle
| Néerlandais | bon, utilisé tous les jours
| Anglais | moyen
# 5. Informatique
BOB 50, Winbooks, SAP, Excel avec macros
# 6. Divers
Permis B et voiture. Secrétaire du club d’échecs de Jambes. Libre après un préavis de 13 semaines.
`,
  }),
  cv('25-fr-ca-chauffeur', 'docx', 'fr', 'CA', {
    names: ['Moussa Ouédraogo', 'Moussa OUÉDRAOGO', 'Moussa Ouedraogo'],
    email: 'm.ouedraogo@estrienet.example',
    phone: '819 555-0143',
    city: 'Sherbrooke',
    headline: 'Chauffeur classe 1',
    languages: ['Français', 'Mooré', 'Anglais'],
    jobs: [
      'Chauffeur classe 1 | Cascades Transport | | 2022-09 | now',
      'Chauffeur-livreur | Purolator | | 2019-05 | 2022-08',
      'Manutentionnaire | Canadian Tire | | 2018-01 | 2019-04',
      'Professeur d’histoire-géographie | Lycée Philippe Zinda Kaboré | | 2009-10 | 2017-07',
    ],
    page: `
! Moussa OUÉDRAOGO
Chauffeur classe 1
Sherbrooke (Québec) J1H | Cell. : 819 555-0143 | m.ouedraogo@estrienet.example
# PROFIL
Conducteur prudent et ponctuel, quatre hivers de semi-remorque sans accident. Ancien enseignant, j’ai de la patience et j’écris bien mes rapports.
# PERMIS ET CARTES
* Permis classe 1 avec mention F et T, dossier SAAQ vierge
* Transport des matières dangereuses, FAST en cours
* Chariot élévateur, secourisme
# EXPÉRIENCE DE TRAVAIL
**Chauffeur classe 1**\tSeptembre 2022 à aujourd’hui
Cascades Transport, Kingsey Falls
Québec, Ontario, Nouvelle-Angleterre; rondes de vérification, journal électronique, attelage et dételage
**Chauffeur-livreur**\tMai 2019 à août 2022
Purolator, Sherbrooke
110 arrêts par jour, camion cube
**Manutentionnaire**\tJanvier 2018 à avril 2019
Canadian Tire, Sherbrooke
Quai de réception, de nuit
**Professeur d’histoire-géographie**\tOctobre 2009 à juillet 2017
Lycée Philippe Zinda Kaboré, Ouagadougou
# FORMATION
DEP Transport par camion, CFTR Saint-Jérôme, 2022
Licence d’histoire, Université de Ouagadougou, 2008 (équivalence du MIFI : baccalauréat)
# LANGUES
Français (parlé et écrit), Mooré (maternelle), Anglais (fonctionnel)
# BÉNÉVOLAT
Aide aux devoirs, Maison de la famille de Sherbrooke, depuis 2020
`,
  }),
];
