import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth');

/** The German, French and Spanish ones of the twelve that are open. */
export const BY_HAND_THIRTY_SIXTH_OTHERS: Sheet[] = [
  cv('07-de-pflege', 'docx', 'de', 'DE', {
    names: ['Agnieszka Nowak-Brandt'],
    email: 'a.nowak-brandt@weserpost.example',
    phone: '0176 04069042',
    city: 'Bremen',
    languages: ['Deutsch', 'Polnisch', 'Englisch'],
    jobs: [
      'Wohnbereichsleitung | Bremer Heimstiftung | Bremen | 2021-01 | now',
      'Examinierte Altenpflegerin | Bremer Heimstiftung | Bremen | 2015-10 | 2020-12',
      'Pflegehelferin | AWO Ambulante Pflege | Delmenhorst | 2011-05 | 2012-09',
      'Haushaltshilfe | Privathaushalt | Oldenburg | 2008-03 | 2011-04',
    ],
    page: `
> **Lebenslauf**
^ **Persönliche Daten**
|| 5 12
| Name | Agnieszka Nowak-Brandt
| Anschrift | Hemelinger Bahnhofstraße 44, 28309 Bremen
| Telefon | 0176 04069042
| E-Mail | a.nowak-brandt@weserpost.example
| Geburtsdatum / -ort | 21.06.1984 in Olsztyn (Polen)
| Familienstand | verheiratet, zwei Kinder
^ **Beruflicher Werdegang**
|| 5 12
| seit 01/2021 | Wohnbereichsleitung\\Bremer Heimstiftung, Bremen\\36 Bewohner, Dienstplanung, Pflegevisiten, MDK-Prüfung mit 1,1
| 10/2015 – 12/2020 | Examinierte Altenpflegerin\\Bremer Heimstiftung, Bremen\\Praxisanleiterin ab 2018
| 05/2011 – 09/2012 | Pflegehelferin\\AWO Ambulante Pflege, Delmenhorst
| 03/2008 – 04/2011 | Haushaltshilfe\\Privathaushalt, Oldenburg
^ **Ausbildung**
|| 5 12
| 10/2012 – 09/2015 | Ausbildung zur Altenpflegerin, Berufsfachschule Altenpflege Bremen
| 2003 – 2007 | Studium Pädagogik, Universität Olsztyn (ohne Abschluss)
| 2003 | Abitur in Polen
^ **Weiterbildung**
Verantwortliche Pflegefachkraft nach § 71 SGB XI (460 Std.), 2022
Palliative Care, 2024
^ **Sprachen und Sonstiges**
Deutsch C1, Polnisch Muttersprache, Englisch Grundkenntnisse
Führerschein Klasse B, Vivendi und MediFox sicher
^ Bremen, im November 2026
`,
  }),
  cv('08-de-bauleiter', 'pdf', 'de', 'DE', {
    names: ['Holger Steinkamp'],
    email: 'h.steinkamp@isarnetz.example',
    phone: '089 99998 314',
    city: 'Freising',
    headline: 'Bauleiter Schlüsselfertigbau',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Oberbauleiter | Max Bögl | München | 2020-07 | now',
      'Bauleiter | Züblin | München | 2013-02 | 2020-06',
      'Jungbauleiter | Leonhard Weiss | Satteldorf | 2010-10 | 2013-01',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Bewerbungsfoto
**KONTAKT**
Wippenhauser Str. 71
85354 Freising
089 99998 314
~ h.steinkamp@isarnetz.example
^ **GEBOREN**
8. März 1985, Bocholt
^ **SOFTWARE**
iTWO
MS Project
Nevaris
Revit (lesen)
^ **SPRACHEN**
Deutsch
Englisch (B2)
^ **PRIVAT**
Alpenverein, Sektion Freising
Posaune
---
**Dipl.-Ing. (FH) Holger Steinkamp**
Bauleiter Schlüsselfertigbau
^ **BERUFSERFAHRUNG**
07/2020 – heute
**Oberbauleiter**, Max Bögl, München
* Wohnquartier mit 412 Einheiten, Auftragssumme 96 Mio. €
* Führung von fünf Bauleitern und acht Polieren
* Nachtragsmanagement, VOB/B
02/2013 – 06/2020
**Bauleiter**, Züblin, München
* Bürogebäude Werksviertel, Rohbau und Ausbau
* Sanierung einer Klinik im laufenden Betrieb
10/2010 – 01/2013
**Jungbauleiter**, Leonhard Weiss, Satteldorf
^ **STUDIUM**
2006 – 2010
Bauingenieurwesen, Fachhochschule Münster, Diplom (FH), Note 1,9
^ **LEHRE**
2002 – 2005
Maurer, Gesellenbrief, Handwerkskammer Münster
^ **ZUSATZ**
SiGeKo, Schweißaufsicht nein, Brandschutzbeauftragter 2019
]]
`,
  }),
  cv('09-fr-comptable', 'docx', 'fr', 'FR', {
    names: ['Aurélie Benoît-Lacroix', 'Aurelie Benoit-Lacroix', 'Aurélie BENOÎT-LACROIX'],
    email: 'aurelie.benoitlacroix@garonnemail.example',
    phone: '06 39 98 41 27',
    city: 'Mérignac',
    headline: 'Comptable unique',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Comptable unique | Établissements Darrigade SAS | Pessac | 2019-09 | now',
      'Comptable fournisseurs | Cdiscount | Bordeaux | 2015-01 | 2019-08',
      'Collaboratrice comptable | Cabinet Fiducial | Libourne | 2011-09 | 2014-12',
    ],
    page: `
**BENOÎT-LACROIX Aurélie**
18 rue des Pins Francs, 33700 Mérignac
06 39 98 41 27 – aurelie.benoitlacroix@garonnemail.example
37 ans, permis B
> **Comptable unique**
> 15 ans d'expérience, PME du bâtiment et e-commerce
# Expériences
**Depuis septembre 2019 : Comptable unique**
Établissements Darrigade SAS (charpente, 60 salariés), Pessac
* Tenue complète jusqu'au bilan, liasse revue par l'expert-comptable
* TVA, DAS2, situations de travaux, retenues de garantie
* Paie de 60 personnes (caisse des congés payés)
**Janvier 2015 – août 2019 : Comptable fournisseurs**
Cdiscount, Bordeaux
* 4 500 factures par mois, litiges, lettrage
**Septembre 2011 – décembre 2014 : Collaboratrice comptable**
Cabinet Fiducial, Libourne
* Portefeuille de 35 dossiers BIC, BA et BNC
# Diplômes
DCG, académie de Bordeaux, 2014 (en cours du soir)
BTS Comptabilité et gestion, lycée Max-Linder, Libourne, 2011
# Informatique
Sage 100, EBP Bâtiment, Silae, Excel (TCD, recherches), Chorus Pro
# Langues
Anglais lu, Espagnol bon niveau
# Divers
Trésorière de l'association des parents d'élèves ; course à pied
`,
  }),
  cv('10-fr-conducteur', 'pdf', 'fr', 'FR', {
    names: ['Mamadou Lamine Diallo', 'Mamadou Diallo'],
    email: 'mamadou.diallo78@seinemail.example',
    phone: '06.39.98.12.60',
    city: 'Mantes-la-Jolie',
    headline: 'Conducteur routier SPL',
    languages: ['Français', 'Peul', 'Wolof'],
    jobs: [
      'Conducteur SPL | Transports Jacky Perrenot | | 2020 | now',
      'Conducteur PL | STEF | | 2016 | 2020',
      'Chauffeur-livreur | Chronopost | | 2012 | 2016',
      'Agent de tri | La Poste | | 2009 | 2012',
    ],
    page: `
> CURRICULUM VITAE
^ Mamadou Lamine DIALLO
7, rue Gassicourt, 78200 Mantes-la-Jolie
Tél. : 06.39.98.12.60
Courriel : mamadou.diallo78@seinemail.example
Né le 3 mai 1986, marié, 3 enfants, nationalité française
> **Conducteur routier SPL**
# PERMIS ET CARTES
Permis B, C, CE – FIMO 2015, FCO 2025 – carte conducteur valable – ADR de base – CACES R489 cat. 3
# PARCOURS
2020 à aujourd'hui\tTransports Jacky Perrenot, Conducteur SPL
Grande distribution, frigo bi-température, tournées de nuit en Île-de-France et Normandie
2016 – 2020\tSTEF, Conducteur PL
Porteur 19 t frigorifique, 12 à 15 points par jour
2012 – 2016\tChronopost, Chauffeur-livreur
Secteur Mantes et vallée de Seine
2009 – 2012\tLa Poste, Agent de tri
PIC de Bois-d'Arcy, en horaires de nuit
# FORMATION
2015\tTitre professionnel Conducteur du transport routier de marchandises sur porteur, AFTRAL
2005\tBaccalauréat, Dakar
# LANGUES
Français, Peul, Wolof
# LOISIRS
Foot en vétérans, cuisine pour les grandes fêtes du quartier
`,
  }),
  cv('11-es-profesora', 'doc', 'es', 'ES', {
    names: [
      'María del Carmen Ruiz de la Torre',
      'Mª del Carmen Ruiz de la Torre',
      'Maria del Carmen Ruiz de la Torre',
    ],
    email: 'mcruizdelatorre@genilcorreo.example',
    phone: '655 550 142',
    city: 'Granada',
    headline: 'Profesora de Lengua y Literatura',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Profesora de Lengua y Literatura | Colegio Sagrada Familia | Granada | 2016-09 | now',
      'Profesora de apoyo | Academia Gaudeamus | Granada | 2013-10 | 2016-06',
      'Auxiliar de conversación | Lycée Victor-Hugo | Besançon | 2012-10 | 2013-04',
      'Dependienta | El Corte Inglés | Granada | 2010-11 | 2012-08',
    ],
    page: `
# María del Carmen Ruiz de la Torre
Profesora de Lengua y Literatura
C/ Arabial, 60, 4.º C, 18003 Granada
Tel. 655 550 142 · mcruizdelatorre@genilcorreo.example
## Experiencia docente
**Profesora de Lengua y Literatura** (septiembre de 2016 – actualidad)
Colegio Sagrada Familia, Granada
* ESO y Bachillerato, tutora de 2.º de Bachillerato
* Coordinadora de la biblioteca y del plan lector
* Preparación de la PAU: 94 % de aprobados
**Profesora de apoyo** (octubre de 2013 – junio de 2016)
Academia Gaudeamus, Granada
**Auxiliar de conversación** (octubre de 2012 – abril de 2013)
Lycée Victor-Hugo, Besançon
## Otra experiencia
**Dependienta** (noviembre de 2010 – agosto de 2012)
El Corte Inglés, Granada
Sección de librería
## Formación
Máster en Profesorado de ESO y Bachillerato, Universidad de Granada, 2012
Licenciada en Filología Hispánica, Universidad de Granada, 2010
## Idiomas
Español (nativo), Inglés (B2, Cambridge), Francés (C1, DALF)
## Otros datos
Carné de conducir B. Competencia digital docente, nivel B2. Cuentacuentos los sábados en la biblioteca municipal.
`,
  }),
  cv('12-es-programador', 'pdf', 'es', 'ES', {
    names: ['Mihai Andrei Ionescu', 'Mihai Ionescu'],
    email: 'a.ionescu@turiacorreo.example',
    phone: '+34 655 550 187',
    city: 'Valencia',
    headline: 'Desarrollador back-end',
    languages: ['Rumano', 'Español', 'Inglés', 'Valenciano'],
    jobs: [
      'Desarrollador back-end sénior | Mercadona Tech | | 2022-05 | now',
      'Desarrollador Java | everis | | 2018-09 | 2022-04',
      'Programador júnior | Sopra Steria | | 2016-03 | 2018-08',
      'Técnico informático | PC Componentes | | 2014-06 | 2016-02',
    ],
    page: `
FOOT Autorizo el tratamiento de mis datos para procesos de selección.
[[ 11.5 5.5
**Mihai Andrei Ionescu**
Desarrollador back-end
^ **Experiencia**
**Mercadona Tech** · may. 2022 – presente
Desarrollador back-end sénior
* Servicios de preparación de pedidos en Python y Go
* De 40 a 9 minutos de despliegue
* Guardias una semana de cada seis
**everis** · sept. 2018 – abr. 2022
Desarrollador Java
* Banca, Spring Boot, migración desde COBOL
**Sopra Steria** · mar. 2016 – ago. 2018
Programador júnior
* Mantenimiento evolutivo para la Generalitat
**PC Componentes** · jun. 2014 – feb. 2016
Técnico informático
* Montaje, taller y atención al cliente
^ **Formación**
Grado superior en Desarrollo de Aplicaciones Multiplataforma, IES Mestre Ramón Esteve, 2014
---
**Contacto**
Valencia
+34 655 550 187
~ a.ionescu@turiacorreo.example
^ **Tecnologías**
Python, Go
Java, Spring
PostgreSQL
Kafka
Kubernetes
GCP
^ **Idiomas**
Rumano (nativo)
Español (nativo)
Inglés (C1)
Valenciano (medio)
^ **Además**
Teletrabajo o híbrido
Ajedrez de club
]]
`,
  }),
];
