import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-seventh');

/** Twenty-four in French, Spanish, Italian, Portuguese and the northern languages, closed. All people are made up. */
export const BY_HAND_SIXTY_SEVENTH_REST: Sheet[] = [
  cv('49-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Diarra-Lemoine'],
    email: 'f.diarralemoine@rivesdeloire.example',
    phone: '06 39 98 14 52',
    city: 'Saumur',
    languages: ['Français', 'Bambara'],
    headline: 'Aide-soignante diplômée d’État',
    jobs: [
      'Aide-soignante de nuit | EHPAD Les Tilleuls | Saumur | 2021-04 | now',
      'Aide-soignante, service SSR | Centre hospitalier de Cholet | Cholet | 2016-07 | 2021-03',
      'Auxiliaire de vie | ADMR du Saumurois | Doué-la-Fontaine | 2012-10 | 2015-08',
    ],
    page: `
! Fatoumata Diarra-Lemoine
Aide-soignante diplômée d’État
18 rue des Païens, 49400 Saumur
06 39 98 14 52 – f.diarralemoine@rivesdeloire.example
Permis B, véhicule
# Expériences
**Depuis avril 2021** \tAide-soignante de nuit
\tEHPAD Les Tilleuls, Saumur (84 lits, unité protégée)
\tBinôme avec l'IDE d'astreinte, changes, surveillance, transmissions Netsoins
**Juillet 2016 – mars 2021** \tAide-soignante, service SSR
\tCentre hospitalier de Cholet
\tToilettes, rééducation à la marche, tutorat d'élèves
**Octobre 2012 – août 2015** \tAuxiliaire de vie
\tADMR du Saumurois, Doué-la-Fontaine
# Formation
2016 \tDEAS, IFAS de Cholet
2012 \tTitre professionnel ADVF, GRETA
2025 \tAFGSU 2 (recyclage)
# Langues
Français, Bambara
# Divers
Je cherche un poste de jour, ou de nuit en 12 h avec un week-end sur trois. Mon responsable n'est pas au courant, merci de ne pas l'appeler.
`,
  }),
  cv('50-fr-couvreur', 'docx', 'fr', 'FR', {
    names: ['Jordan Lecointre'],
    email: 'jordan.lecointre50@cotentinmail.example',
    phone: '06.39.98.40.17',
    city: 'Valognes',
    languages: [],
    headline: 'COUVREUR – ZINGUEUR',
    jobs: [
      'chef d’équipe couvreur | SARL Toitures du Bocage | Valognes | 2020 | now',
      'couvreur zingueur | Entreprise Hamelin | Cherbourg | 2013 | 2020',
      'apprenti couvreur | Entreprise Hamelin | Cherbourg | 2010 | 2013',
    ],
    aside: [2],
    page: `
> **COUVREUR – ZINGUEUR**
LECOINTRE Jordan
32 ans
50700 Valognes
06.39.98.40.17
jordan.lecointre50@cotentinmail.example
^ **MON PARCOURS**
|| 4 13
| 2020 à ce jour | chef d’équipe couvreur, SARL Toitures du Bocage (Valognes)\\ardoise d'Angers et d'Espagne, zinc, chéneaux, deux manoirs classés\\3 compagnons et 1 apprenti
| 2013 – 2020 | couvreur zingueur, Entreprise Hamelin (Cherbourg)\\neuf et rénovation, pose de Velux, nacelle
| 2010 – 2013 | apprenti couvreur, Entreprise Hamelin (Cherbourg)
^ **DIPLÔMES**
BP couvreur, CFA de Coutances (2013)
CAP couvreur (2012)
Mention complémentaire zinguerie
^ **HABILITATIONS**
CACES R486 A et B, travail en hauteur, amiante SS4, permis B et BE
^ **CE QUE JE CHERCHE**
CDI ou grand déplacement, à partir de 15,50 € de l'heure + paniers. Disponible sous 1 mois.
`,
  }),
  cv('51-fr-be-comptable', 'doc', 'fr', 'BE', {
    names: ['Noémie Vandermeulen'],
    email: 'noemie.vandermeulen@sambrepost.example',
    phone: '+32 470 55 01 39',
    city: 'Charleroi',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    headline: 'Comptable confirmée, membre ITAA',
    jobs: [
      'Responsable comptable | Ateliers Brugmann | Gosselies | 2020-09 | now',
      'Gestionnaire de dossiers | Fiduciaire Lejeune & Dupuis | Charleroi | 2014-02 | 2020-08',
      'Aide-comptable | Carrefour Belgium | Evere | 2011-10 | 2014-01',
      'Stagiaire comptable | Sonaca | Gosselies | 2011-02 | 2011-05',
    ],
    aside: [3],
    page: `
HEAD Noémie Vandermeulen | Curriculum vitæ
# Noémie Vandermeulen
Comptable confirmée, membre ITAA
|| 5 12
| Domicile | Rue de la Broucheterre 27, 6000 Charleroi
| GSM | +32 470 55 01 39
| Courriel | noemie.vandermeulen@sambrepost.example
| Naissance | 8 novembre 1989
# Parcours professionnel
**Ateliers Brugmann, Gosselies**
Responsable comptable
09/2020 – actuellement
* Bilan, TVA mensuelle, Intrastat, reporting au groupe à J+6
* Encadrement de deux aides-comptables
* Passage à Odoo en 2024
**Fiduciaire Lejeune & Dupuis, Charleroi**
Gestionnaire de dossiers
02/2014 – 08/2020
* 60 PME et indépendants, IPP, Isoc, Biztax
**Carrefour Belgium, Evere**
Aide-comptable
10/2011 – 01/2014
# Stage
Stagiaire comptable, Sonaca, Gosselies, 02/2011 – 05/2011
# Études
Bachelier en comptabilité, HELHa, 2011
# Langues
Français, Néerlandais (B2), Anglais (B1)
`,
  }),
  cv('52-fr-ch-horloger', 'pdf', 'fr', 'CH', {
    names: ['Loïc Jeanrichard-Perret'],
    email: 'loic.jp@combespost.example',
    phone: '+41 78 555 01 26',
    city: 'Le Locle',
    languages: ['Français', 'Allemand', 'Anglais'],
    headline: 'Horloger rhabilleur CFC',
    jobs: [
      'Horloger complications | Zenith | Le Locle | 2019-02 | now',
      'Horloger service après-vente | Omega | Bienne | 2013-08 | 2019-01',
      'Apprenti horloger | École technique CIFOM | Le Locle | 2009-08 | 2013-07',
    ],
    aside: [2],
    page: `
[[ 6 11
**Loïc Jeanrichard-Perret**
Horloger rhabilleur CFC
^ 2400 Le Locle
+41 78 555 01 26
loic.jp@combespost.example
^ né le 21.06.1993
nationalité suisse
permis A, B
^ **Langues**
Français
Allemand
Anglais
^ **Loisirs**
ski de fond, orgue
---
# Expérience
**02.2019 à ce jour**
Horloger complications
Zenith, Le Locle
Assemblage et réglage de chronographes haute fréquence, tourbillon depuis 2023, formation de deux collègues
**08.2013 – 01.2019**
Horloger service après-vente
Omega, Bienne
Révision complète, calibres 8500 et 3861, pièces anciennes le vendredi
# Apprentissage
**08.2009 – 07.2013**
Apprenti horloger
École technique CIFOM, Le Locle
# Formation continue
WOSTEP réglage de précision, 2018
]]
FOOT Délai de congé : trois mois
`,
  }),
  cv('53-fr-profil-cabinet', 'docx', 'fr', 'FR', {
    names: [],
    city: 'Villeurbanne',
    headline: 'Conducteur de travaux CVC',
    languages: ['Anglais', 'Arabe'],
    jobs: [
      'Conducteur de travaux CVC | Eiffage Énergie Systèmes | Lyon | 2020-05 | now',
      'Chargé d’affaires chauffage | Dalkia | Saint-Priest | 2014-09 | 2020-04',
      'Technicien bureau d’études | Rhône Fluides Ingénierie | Bron | 2011-10 | 2014-08',
    ],
    page: `
HEAD CABINET MARBŒUF RECRUTEMENT – 04 65 71 33 08 – contact@marboeufrh.example
> **DOSSIER DE CANDIDATURE ANONYME – réf. MR-1187**
|| 6 11
| Poste visé | Conducteur de travaux CVC
| Résidence | Villeurbanne
| Mobilité | Rhône, Isère, Ain
| Prétentions | 48 à 52 k€ + véhicule
| Préavis | 3 mois, négociable
| Langues | Anglais, Arabe
^ **Synthèse de l'entretien**
Candidat posé, très bon technicien, parle vrai à ses clients. Quitte son poste pour un retour à des chantiers de taille humaine.
^ **Expériences**
Mai 2020 – aujourd’hui
Conducteur de travaux CVC, Eiffage Énergie Systèmes, Lyon
* Hôpital et deux lycées, 2 à 4 M€, 25 compagnons et sous-traitants
^ Septembre 2014 – avril 2020
Chargé d’affaires chauffage, Dalkia, Saint-Priest
* Chaufferies collectives, P2/P3, réponses aux appels d'offres
^ Octobre 2011 – août 2014
Technicien bureau d’études, Rhône Fluides Ingénierie, Bron
^ **Formation**
Licence pro génie climatique, IUT Lyon 1, 2011
FOOT Identité communiquée après accord du candidat
`,
  }),
  cv('54-fr-ca-educatrice', 'doc', 'fr', 'CA', {
    names: ['Marie-Ève Bouchard-Nguyen'],
    email: 'mebn@saguenaymail.example',
    phone: '418-555-0154',
    city: 'Chicoutimi',
    languages: ['Français', 'Anglais', 'Vietnamien'],
    headline: 'Éducatrice spécialisée',
    jobs: [
      'Éducatrice spécialisée | Centre de services scolaire des Rives-du-Saguenay | Chicoutimi | 2019-08 | now',
      'Intervenante en résidence | La Maison de l’Espoir | Jonquière | 2015-06 | 2019-07',
      'Préposée aux bénéficiaires | CIUSSS du Saguenay–Lac-Saint-Jean | Chicoutimi | 2012-05 | 2015-05',
    ],
    page: `
> **Marie-Ève Bouchard-Nguyen**
> Éducatrice spécialisée
> Chicoutimi (Québec)
> 418-555-0154 / mebn@saguenaymail.example
^ **PROFIL**
J'accompagne des élèves TSA et des ados qui « pètent les plombs ». Patiente, drôle, ferme quand il faut. Formée OMEGA, ITCA à jour, plans d'intervention rédigés avec les parents.
^ **EXPÉRIENCE DE TRAVAIL**
**Éducatrice spécialisée** \taoût 2019 – aujourd’hui
Centre de services scolaire des Rives-du-Saguenay, Chicoutimi
* Classe DIM-TSA, 8 élèves, pictogrammes, gestion de crise
* Soutien aux enseignantes du régulier
**Intervenante en résidence** \tjuin 2015 – juillet 2019
La Maison de l’Espoir, Jonquière
* Adultes DI, quarts de soir et de nuit, médication
**Préposée aux bénéficiaires** \tmai 2012 – mai 2015
CIUSSS du Saguenay–Lac-Saint-Jean, Chicoutimi
^ **ÉTUDES**
DEC Techniques d'éducation spécialisée, Cégep de Jonquière, 2015
DEP Assistance à la personne, 2012
^ **LANGUES**
Français, Anglais (fonctionnel), Vietnamien (de base)
^ **BÉNÉVOLAT**
Camp d'été de la Fondation de l'autisme, 2017 à 2022
`,
  }),
  cv('55-es-cocinero', 'docx', 'es', 'ES', {
    names: ['Iker Goikoetxea Larrañaga', 'Iker Goikoetxea'],
    email: 'iker.goiko@bidasoa.example',
    phone: '655 501 248',
    city: 'Irún',
    languages: ['Euskera', 'Castellano', 'Francés'],
    headline: 'Jefe de cocina',
    jobs: [
      'Jefe de cocina | Asador Txindoki | Hondarribia | 2021-03 | now',
      'Segundo de cocina | Hotel María Cristina | San Sebastián | 2017-05 | 2021-02',
      'Jefe de partida | Mugaritz | Errenteria | 2014-02 | 2017-04',
      'Ayudante de cocina | Bar Sidrería Zelaia | Hernani | 2011-09 | 2014-01',
    ],
    page: `
! Iker Goikoetxea Larrañaga
Jefe de cocina
Irún (Gipuzkoa) · 655 501 248 · iker.goiko@bidasoa.example
# Sobre mí
Quince años de cocina, parrilla y menú del día. Prefiero una carta corta. Escandallos al céntimo y una cocina en la que no se grita.
# Experiencia
**marzo 2021 – actualidad** | Jefe de cocina
Asador Txindoki, Hondarribia. Equipo de seis, 90 cubiertos, compras a lonja, APPCC.
**mayo 2017 – febrero 2021** | Segundo de cocina
Hotel María Cristina, San Sebastián. Banquetes de hasta 300 y desayunos.
**febrero 2014 – abril 2017** | Jefe de partida
Mugaritz, Errenteria. Pescados, más tarde creatividad.
**septiembre 2011 – enero 2014** | Ayudante de cocina
Bar Sidrería Zelaia, Hernani.
# Estudios
Técnico en Cocina y Gastronomía, Escuela de Hostelería de Gamarra, 2011
Carné de manipulador de alimentos, alérgenos
# Idiomas
Euskera, Castellano, Francés (hablado)
# Disponibilidad
Un mes. Con alojamiento me muevo a cualquier sitio del norte.
`,
  }),
  cv('56-es-teleoperadora', 'pdf', 'es', 'ES', {
    names: ['Yesenia Maribel Quispe Condori', 'Yesenia Quispe Condori', 'Yesenia Quispe'],
    email: 'yesenia.quispe@turiamail.example',
    phone: '+34 655 501 733',
    city: 'Valencia',
    languages: ['Español', 'Quechua', 'Inglés'],
    jobs: [
      'Cuidadora de personas mayores | Domicilio particular (familia Ferrandis) | Valencia | 2024-02 | now',
      'Teleoperadora | Konecta | Valencia | 2022-04 | 2024-01',
      'Auxiliar de enfermería | Hospital Honorio Delgado | Arequipa | 2013-03 | 2021-12',
    ],
    page: `
> CURRÍCULUM VÍTAE
# DATOS PERSONALES
Nombre y apellidos: Yesenia Maribel Quispe Condori
Nacionalidad: peruana (permiso de residencia y trabajo)
Dirección: C/ Archiduque Carlos, Valencia 46014
Teléfono: +34 655 501 733
Correo: yesenia.quispe@turiamail.example
# EXPERIENCIA LABORAL
FEBRERO 2024 – ACTUALMENTE
Cuidadora de personas mayores
Domicilio particular (familia Ferrandis), Valencia
Aseo, medicación, comidas y paseos de un matrimonio de 88 y 91 años.
^ ABRIL 2022 – ENERO 2024
Teleoperadora
Konecta, Valencia
Campaña de energía, recepción de llamadas, turno de tarde.
^ MARZO 2013 – DICIEMBRE 2021
Auxiliar de enfermería
Hospital Honorio Delgado, Arequipa (Perú)
Medicina interna y, en pandemia, UCI.
# FORMACIÓN
Técnica en Enfermería, IST Honorio Delgado Espinoza, 2012
Certificado de profesionalidad Atención sociosanitaria en instituciones, Labora, 2023
# IDIOMAS
Español: nativo
Quechua: nativo
Inglés: básico
# OTROS
Carné de conducir B en trámite. Disponible para residencias, turnos rotativos y noches.
`,
  }),
  cv('57-es-mx-almacenista', 'doc', 'es', 'MX', {
    names: ['Juan Pablo Cisneros Rentería', 'Juan Pablo Cisneros'],
    email: 'jpcisneros@bajiomail.example',
    phone: '442 555 0118',
    city: 'Querétaro',
    languages: [],
    headline: 'Supervisor de almacén',
    jobs: [
      'Supervisor de almacén | Safran Aircraft Engines México | Querétaro | 2021-07 | now',
      'Almacenista A | Bombardier Aerospace México | Querétaro | 2016-01 | 2021-06',
      'Montacarguista | Kellogg’s | Querétaro | 2012-08 | 2015-12',
      'Auxiliar de almacén | Gigante | Celaya | 2010-02 | 2012-07',
    ],
    page: `
**Juan Pablo Cisneros Rentería**
Supervisor de almacén
Col. Desarrollo San Pablo, Querétaro, Qro. – Cel. 442 555 0118 – jpcisneros@bajiomail.example
Estado civil: casado. Edad: 36 años.
# OBJETIVO
Crecer como jefe de almacén en una empresa formal, con prestaciones superiores a la ley.
# EXPERIENCIA LABORAL
|| 5 12
| Empresa | Safran Aircraft Engines México, Querétaro
| Puesto | Supervisor de almacén
| Periodo | Julio 2021 a la fecha
| Funciones | Recibo, inspección AS9120, SAP MM, inventarios cíclicos al 99.6 %, nueve personas
^ 
|| 5 12
| Empresa | Bombardier Aerospace México, Querétaro
| Puesto | Almacenista A
| Periodo | Enero 2016 a junio 2021
| Funciones | Kits para ensamble, material con caducidad, FIFO
^ 
|| 5 12
| Empresa | Kellogg’s, Querétaro
| Puesto | Montacarguista
| Periodo | Agosto 2012 a diciembre 2015
^ 
|| 5 12
| Empresa | Gigante, Celaya
| Puesto | Auxiliar de almacén
| Periodo | Febrero 2010 a julio 2012
# ESCOLARIDAD
Ingeniería Industrial (trunca, 7 semestres), Instituto Tecnológico de Querétaro
Preparatoria terminada, CBTIS 118
# CURSOS
Montacargas, 5S, Excel intermedio, primeros auxilios
# SUELDO DESEADO
$24,000 mensuales netos
`,
  }),
  cv('58-es-ar-abogada', 'pdf', 'es', 'AR', {
    names: ['María Agustina Ferreyra Lanusse', 'Agustina Ferreyra Lanusse', 'Agustina Ferreyra'],
    email: 'agustina.ferreyra@litoralmail.example',
    phone: '+54 9 341 555-0165',
    city: 'Rosario',
    languages: ['Inglés', 'Portugués'],
    headline: 'Abogada laboralista',
    jobs: [
      'Responsable de asuntos laborales | Molinos del Paraná | Rosario | 2020-03 | now',
      'Abogada asociada | Estudio Crespo Vila | Rosario | 2015-05 | 2020-02',
      'Relatora | Poder Judicial de Santa Fe | Rosario | 2012-08 | 2015-04',
    ],
    page: `
# María Agustina Ferreyra Lanusse
Abogada laboralista · Mat. Colegio de Abogados de Rosario
Bv. Oroño 900, Rosario · +54 9 341 555-0165 · agustina.ferreyra@litoralmail.example
## Quién soy
Firmo como Agustina. Trabajo con sindicatos y con empresas desde hace catorce años, y me gusta cerrar los conflictos antes de que lleguen al juzgado.
## Trayectoria
**Responsable de asuntos laborales** – Molinos del Paraná, Rosario
2020-03 / actual
* Negociación colectiva con aceiteros, 1.400 empleados
* Auditorías de contratistas, ART, sumarios
**Abogada asociada** – Estudio Crespo Vila, Rosario
2015-05 / 2020-02
* 200 expedientes propios, SECLO y paritarias
**Relatora** – Poder Judicial de Santa Fe, Rosario
2012-08 / 2015-04
## Formación
Abogada, Universidad Nacional de Rosario, 2011
Maestría en Derecho del Trabajo, UNTREF, 2018 (tesis en curso)
## Idiomas
Inglés (avanzado), Portugués (lectura)
## Referencias
Se entregan al final del proceso
`,
  }),
  cv('59-es-co-contadora', 'docx', 'es', 'CO', {
    names: ['Diana Marcela Restrepo Úsuga', 'Diana Marcela Restrepo', 'Diana Restrepo'],
    email: 'dianarestrepo.contadora@aburramail.example',
    phone: '300 555 0142',
    city: 'Itagüí',
    headline: 'Contadora Pública',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Coordinadora de impuestos | Grupo Argos | Medellín | 2022-01 | now',
      'Analista contable | Postobón | Medellín | 2017-06 | 2021-12',
      'Auxiliar contable | Textiles Fabricato | Bello | 2014-02 | 2017-05',
      'Practicante SENA | Almacenes Éxito | Envigado | 2013-07 | 2013-12',
    ],
    aside: [3],
    page: `
> **HOJA DE VIDA**
PIC foto | Diana, fondo azul
|| 5 12
| Nombres y apellidos | Diana Marcela Restrepo Úsuga
| Profesión | Contadora Pública
| Tarjeta profesional | 218.442-T
| Celular | 300 555 0142
| Correo | dianarestrepo.contadora@aburramail.example
| Ciudad | Itagüí, Antioquia
^ **PERFIL**
Contadora con diez años en empresas del sector real. NIIF plenas, renta, IVA, precios de transferencia. Manejo SAP y Siesa.
^ **EXPERIENCIA LABORAL**
GRUPO ARGOS, Medellín
Cargo: Coordinadora de impuestos
Enero de 2022 – actualmente
^ POSTOBÓN, Medellín
Cargo: Analista contable
Junio de 2017 – diciembre de 2021
^ TEXTILES FABRICATO, Bello
Cargo: Auxiliar contable
Febrero de 2014 – mayo de 2017
^ **PRÁCTICA**
ALMACENES ÉXITO, Envigado
Cargo: Practicante SENA
Julio de 2013 – diciembre de 2013
^ **ESTUDIOS**
Contaduría Pública, Politécnico Jaime Isaza Cadavid, 2016
Especialización en Gestión Tributaria, Universidad de Antioquia, 2020
^ **IDIOMAS**
Español, Inglés (B1)
^ **REFERENCIAS FAMILIARES**
Luz Dary Úsuga, madre, Itagüí
^ **REFERENCIAS LABORALES**
Carlos Mario Vélez, director de impuestos, Grupo Argos
`,
  }),
  cv('60-es-cl-minera', 'doc', 'es', 'CL', {
    names: ['Cristóbal Ignacio Tapia Rojas', 'Cristóbal Tapia Rojas', 'Cristóbal Tapia'],
    email: 'c.tapiarojas@nortegrande.example',
    phone: '+56 9 5550 0137',
    city: 'Calama',
    headline: 'Operador de camión de alto tonelaje',
    languages: [],
    jobs: [
      'Operador de camión de alto tonelaje | Codelco División Chuquicamata | Calama | 2019-10 | now',
      'Operador de camión aljibe | Finning Chile | Antofagasta | 2016-03 | 2019-09',
      'Conductor de bus de personal | Buses Hualpén | Calama | 2012-01 | 2016-02',
    ],
    page: `
= Cristóbal Ignacio Tapia Rojas
Operador de camión de alto tonelaje
Villa Exótica, Calama
Fono +56 9 5550 0137
c.tapiarojas@nortegrande.example
RUT 17.xxx.xxx-5
^ RESUMEN
14 años en faena, turno 7x7, sin accidentes. Komatsu 930E y Cat 797F. Licencias A5, D y F al día, examen de altura geográfica vigente hasta mayo.
^ ANTECEDENTES LABORALES
Octubre 2019 a la fecha
Codelco División Chuquicamata, Calama
Operador de camión de alto tonelaje
Mina subterránea y rajo, despacho Dispatch, instructor de simulador desde 2023
^ Marzo 2016 a septiembre 2019
Finning Chile, Antofagasta
Operador de camión aljibe
^ Enero 2012 a febrero 2016
Buses Hualpén, Calama
Conductor de bus de personal
^ ESTUDIOS
Enseñanza media técnica, Liceo Industrial B-9, mecánica automotriz, 2010
^ PRETENSIONES
$2.300.000 líquidos
`,
  }),
  cv('61-it-saldatore', 'pdf', 'it', 'IT', {
    names: ['Ionuț Cătălin Dobre', 'Ionut Catalin Dobre', 'Ionuț Dobre', 'Ionut Dobre'],
    email: 'ionut.dobre@pianurapost.example',
    phone: '333 555 0181',
    city: 'Crema',
    headline: 'Saldatore TIG / MIG patentato',
    languages: ['Rumeno', 'Italiano', 'Inglese'],
    jobs: [
      'Saldatore TIG | Officine Bertolazzi | Crema | 2018-09 | now',
      'Saldatore – carpentiere | Danieli | Buttrio | 2012-05 | 2018-08',
      'Muratore | Impresa edile Scalvini | Lodi | 2007-03 | 2012-04',
    ],
    page: `
! Ionuț Cătălin Dobre
Saldatore TIG / MIG patentato
|| 5 12
| Residenza | Via Macallè 6, 26013 Crema (CR)
| Cellulare | 333 555 0181
| E-mail | ionut.dobre@pianurapost.example
| Nato | a Bacău (Romania), 1984
| Patente | B, automunito, patentino muletto
# ESPERIENZE DI LAVORO
**dal settembre 2018 a oggi**
Saldatore TIG, Officine Bertolazzi, Crema
Serbatoi inox per caseifici, spessori 1,5 – 6 mm, lettura disegno, collaudo con liquidi penetranti
**da maggio 2012 ad agosto 2018**
Saldatore – carpentiere, Danieli, Buttrio
Trasferte in Turchia e Svezia
**da marzo 2007 ad aprile 2012**
Muratore, Impresa edile Scalvini, Lodi
# PATENTINI
UNI EN ISO 9606-1, 141 e 136, rinnovo 2028
Lavori in quota, spazi confinati
# LINGUE
Rumeno, Italiano, Inglese (scolastico)
~ Autorizzo il trattamento dei dati ai sensi del GDPR. Crema, ottobre 2026
`,
  }),
  cv('62-it-receptionist', 'docx', 'it', 'IT', {
    names: ['Federica Zanon'],
    email: 'federica.zanon@laguna-mail.example',
    phone: '+39 340 555 0127',
    city: 'Mestre',
    headline: 'Capo ricevimento',
    languages: ['Italiano', 'Inglese', 'Tedesco', 'Francese'],
    jobs: [
      'Capo ricevimento | Hotel Danieli | Venezia | 2022-03 | now',
      'Receptionist | NH Collection Palazzo Barocci | Venezia | 2017-04 | 2022-02',
      'Addetta booking | Alpitour | Torino | 2014-10 | 2017-03',
      'Tirocinante al front office | Falkensteiner Hotel Kronplatz | Riscone | 2013-12 | 2014-04',
    ],
    aside: [3],
    page: `
Curriculum Vitae Europass
|| 5 12
| **INFORMAZIONI PERSONALI** | **Federica Zanon**
|  | Via Piave, Mestre (VE)
|  | +39 340 555 0127
|  | federica.zanon@laguna-mail.example
|  | Data di nascita 16/05/1991, nazionalità italiana
| **OCCUPAZIONE DESIDERATA** | Capo ricevimento
| **ESPERIENZA PROFESSIONALE** | Ultimi tredici anni
| 03/2022 – alla data attuale | **Capo ricevimento**\\Hotel Danieli, Venezia\\Squadra di dodici, Opera Cloud, reclami, overbooking in Carnevale
| 04/2017 – 02/2022 | **Receptionist**\\NH Collection Palazzo Barocci, Venezia\\Turni anche notturni, cassa, alloggiati web
| 10/2014 – 03/2017 | **Addetta booking**\\Alpitour, Torino
| 12/2013 – 04/2014 | **Tirocinante al front office**\\Falkensteiner Hotel Kronplatz, Riscone
| **ISTRUZIONE E FORMAZIONE** | Dal più recente
| 2013 | Laurea triennale in Lingue e civiltà, Ca’ Foscari, 104/110
| **COMPETENZE LINGUISTICHE** | Italiano, Inglese, Tedesco, Francese
| **PATENTE** | B
`,
  }),
  cv('63-it-ch-progettista', 'doc', 'it', 'CH', {
    names: ['Tiziano Bernasconi'],
    email: 'tiziano.bernasconi@ceresio.example',
    phone: '+41 76 555 01 88',
    city: 'Mendrisio',
    headline: 'Progettista impianti RCV',
    languages: ['italiano', 'tedesco', 'francese'],
    jobs: [
      'Capoprogetto RCV | Studio Visani Rusconi Talleri | Taverne | 2019-05 | now',
      'Progettista impianti | Tecnoprogetti SA | Camorino | 2012-09 | 2019-04',
      'Disegnatore | Alpiq InTec Ticino | Lugano | 2008-08 | 2012-08',
      'Apprendista disegnatore RCV | Protec SA | Mendrisio | 2004-09 | 2008-07',
    ],
    aside: [3],
    page: `
HEAD T. Bernasconi – Progettista impianti RCV
# Tiziano Bernasconi
Progettista impianti RCV
6850 Mendrisio · +41 76 555 01 88 · tiziano.bernasconi@ceresio.example
Attinente di Mendrisio, 1988, due figli
## Riassunto
Minergie, pompe di calore, ospedali. Uso Revit MEP e Pluri-CAD; so anche stare in cantiere alle sei e mezza.
## Percorso
05.2019 – oggi \tCapoprogetto RCV
\tStudio Visani Rusconi Talleri, Taverne
\tNuovo padiglione di una clinica, 38 MCHF, fasi SIA 31–53
09.2012 – 04.2019 \tProgettista impianti
\tTecnoprogetti SA, Camorino
08.2008 – 08.2012 \tDisegnatore
\tAlpiq InTec Ticino, Lugano
## Tirocinio
09.2004 – 07.2008 \tApprendista disegnatore RCV
\tProtec SA, Mendrisio
## Studi
SSST Trevano, tecnico dipl. SSS, 2012 (in parallelo al lavoro)
## Lingue
italiano, tedesco (B2), francese (B1)
`,
  }),
  cv('64-it-oss', 'pdf', 'it', 'IT', {
    names: ['Rosalba Imparato', 'Rosalba Imparato in Coppola'],
    email: 'rosalba.imparato71@vesuviomail.example',
    phone: '328 555 0149',
    city: 'Portici',
    languages: [],
    jobs: [
      'Operatrice socio sanitaria | RSA Villa dei Pini | Ercolano | 2017-01 | now',
      'Assistente domiciliare | Cooperativa Gesco | Napoli | 2010-02 | 2016-12',
      'Commessa | Upim | Napoli | 1993 | 2005',
    ],
    page: `
Alla cortese attenzione dell'Ufficio Selezione
^ Oggetto: candidatura OSS, zona Napoli e provincia
^ Mi chiamo Rosalba Imparato, ho 55 anni, vivo a Portici e sono Operatrice socio sanitaria. Vi scrivo quello che ho fatto.
Da gennaio 2017 fino ad oggi lavoro alla RSA Villa dei Pini di Ercolano come Operatrice socio sanitaria: sessanta ospiti, turni anche di notte, alzate, igiene, pasti, compagnia.
Da febbraio 2010 a dicembre 2016 ero Assistente domiciliare per la Cooperativa Gesco di Napoli, sei anziani al giorno, con il motorino.
Dal 1993 al 2005 Commessa alla Upim di Napoli, reparto casa, poi ho cresciuto i figli.
Ho la qualifica OSS della Regione Campania (2009, 1000 ore), il corso BLSD e la licenza media.
Vorrei un contratto a tempo indeterminato più vicino a casa. Il sabato preferirei di no, ma ne parliamo.
^ Cordiali saluti
^ Rosalba Imparato in Coppola
Cell. 328 555 0149
rosalba.imparato71@vesuviomail.example
`,
  }),
  cv('65-pt-motorista', 'docx', 'pt', 'PT', {
    names: ['Armindo José Faria Teixeira', 'Armindo Teixeira', 'Armindo Faria Teixeira'],
    email: 'armindoteixeira@minhomail.example',
    phone: '912 555 037',
    city: 'Barcelos',
    headline: 'Motorista de pesados internacional',
    languages: ['Português', 'Espanhol', 'Francês'],
    jobs: [
      'Motorista internacional | Transportes Torrestir | Braga | 2015-06 | now',
      'Motorista de distribuição | Lactogal | Vila do Conde | 2006-02 | 2015-05',
      'Maçon | Spie Batignolles | Paris | 2000 | 2005',
    ],
    page: `
! Armindo José Faria Teixeira
Motorista de pesados internacional
Morada: Rua da Igreja Velha, 4750 Barcelos
Telemóvel: 912 555 037
E-mail: armindoteixeira@minhomail.example
# EXPERIÊNCIA PROFISSIONAL
**Transportes Torrestir, Braga** – Motorista internacional – junho de 2015 até hoje
França, Benelux, Alemanha; frigorífico e lona; 3 semanas fora, 1 em casa
**Lactogal, Vila do Conde** – Motorista de distribuição – fevereiro de 2006 a maio de 2015
Cisterna alimentar, recolha de leite
**Spie Batignolles, Paris** – Maçon – 2000 a 2005
# HABILITAÇÕES
9.º ano (Novas Oportunidades, 2009)
# CARTAS E CERTIFICADOS
C+E, CQM até 2029, ADR base, cartão de condutor
# LÍNGUAS
Português, Espanhol, Francês (bom, falado)
# OUTROS
Procuro serviço nacional ou ibérico, porque a minha mulher está doente.
`,
  }),
  cv('66-pt-br-enfermeira', 'pdf', 'pt', 'BR', {
    names: ['Jaqueline Aparecida Moraes da Cruz', 'Jaqueline Moraes', 'Jaqueline Moraes da Cruz'],
    email: 'enf.jaquelinemoraes@pantanalmail.example',
    phone: '(67) 95555-0128',
    city: 'Campo Grande',
    headline: 'Enfermeira intensivista – COREN-MS',
    languages: ['Espanhol', 'Inglês'],
    jobs: [
      'Coordenadora de enfermagem – UTI adulto | Hospital Unimed | Campo Grande | 2021-05 | now',
      'Enfermeira assistencial | Santa Casa de Campo Grande | Campo Grande | 2016-02 | 2021-04',
      'Técnica de enfermagem | Hospital Regional de Dourados | Dourados | 2010-03 | 2015-12',
    ],
    page: `
> **JAQUELINE APARECIDA MORAES DA CRUZ**
> Enfermeira intensivista – COREN-MS
> Brasileira, casada, 37 anos | Vila Sobrinho, Campo Grande/MS
> (67) 95555-0128 (WhatsApp) | enf.jaquelinemoraes@pantanalmail.example
# OBJETIVO
Coordenação ou gerência de enfermagem em hospital de médio porte
# FORMAÇÃO
* Especialização em Terapia Intensiva, Albert Einstein (EAD), 2019
* Enfermagem, UFGD, 2015
* Técnico em Enfermagem, SENAC Dourados, 2009
# HISTÓRICO PROFISSIONAL
**05/2021 – atual: Hospital Unimed, Campo Grande**
Cargo: Coordenadora de enfermagem – UTI adulto
Principais atividades: escala de 46 profissionais, indicadores, ONA nível 3, comissão de óbito
**02/2016 – 04/2021: Santa Casa de Campo Grande**
Cargo: Enfermeira assistencial
Principais atividades: UTI cardiológica, plantão noturno 12x36, ECMO
**03/2010 – 12/2015: Hospital Regional de Dourados**
Cargo: Técnica de enfermagem
# CURSOS
ACLS, BLS instrutora, PICC
# IDIOMAS
Espanhol (fluente), Inglês (básico)
`,
  }),
  cv('67-pt-br-vendedor', 'doc', 'pt', 'BR', {
    names: ['Wellington Batista dos Reis', 'Wellington dos Reis', 'Wellington Reis'],
    email: 'wellingtonreis.vendas@sertaomail.example',
    phone: '81 95555-0173',
    city: 'Caruaru',
    languages: [],
    jobs: [
      'Gerente de loja | Casas Bahia | Caruaru | 2022-08 | now',
      'Vendedor externo | Ambev | Recife | 2017-01 | 2022-07',
      'Vendedor interno | Armazém Coral | Caruaru | 2013-11 | 2016-12',
      'Menor aprendiz | Correios | Caruaru | 2012-02 | 2013-10',
    ],
    aside: [3],
    page: `
Wellington Batista dos Reis
Rua Visconde de Inhaúma, 310 – Caruaru – PE
Fone/zap 81 95555-0173
wellingtonreis.vendas@sertaomail.example
Solteiro, 30 anos, CNH AB, moto própria
^ QUALIFICAÇÕES
- bati meta em 41 dos últimos 48 meses
- equipe de 14 vendedores, treinamento e escala
- VTEX, SAP básico, Excel, carnê e crediário
^ EXPERIÊNCIAS
|| 6 5 6
| Empresa | Período | Função
| Casas Bahia, Caruaru | ago/2022 até o momento | Gerente de loja
| Ambev, Recife | jan/2017 a jul/2022 | Vendedor externo
| Armazém Coral, Caruaru | nov/2013 a dez/2016 | Vendedor interno
| Correios, Caruaru | fev/2012 a out/2013 | Menor aprendiz
^ ESCOLARIDADE
Administração (EAD), UNINASSAU, cursando o 6º período
Ensino médio completo, 2013
^ PRETENSÃO: R$ 5.500 + comissão
Disponível para viagens e mudança, menos São Paulo capital.
`,
  }),
  cv('68-pt-engenheira-alimentar', 'docx', 'pt', 'PT', {
    names: ['Catarina Isabel Mendes Roque', 'Catarina Roque', 'Catarina Mendes Roque'],
    email: 'catarina.roque@lezirias.example',
    phone: '+351 936 555 014',
    city: 'Santarém',
    headline: 'Engenheira Alimentar | Qualidade e I&D',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Gestora da Qualidade | Sugal | Benavente | 2021-01 | now',
      'Técnica de I&D | Compal | Almeirim | 2016-09 | 2020-12',
      'Estagiária de laboratório | Nobre Alimentação | Rio Maior | 2016-01 | 2016-07',
    ],
    aside: [2],
    page: `
[[ 12 5
! Catarina Roque
Engenheira Alimentar | Qualidade e I&D
# Percurso
**Gestora da Qualidade**
Sugal, Benavente
janeiro 2021 – presente
* IFS e BRC sem não conformidades maiores
* Equipa de campanha com 16 analistas, julho a outubro
**Técnica de I&D**
Compal, Almeirim
setembro 2016 – dezembro 2020
* Néctares com menos açúcar, vida útil, painéis sensoriais
# Estágio
**Estagiária de laboratório**
Nobre Alimentação, Rio Maior
janeiro 2016 – julho 2016
# Estudos
Mestrado em Engenharia Alimentar, ISA, Universidade de Lisboa, 2015
---
**Contactos**
Santarém
+351 936 555 014
catarina.roque@lezirias.example
^ **Nome completo**
Catarina Isabel Mendes Roque
^ **Idiomas**
Inglês
Espanhol
^ **Ferramentas**
HACCP
Minitab
SAP QM
^ **Carta**
B
]]
`,
  }),
  cv('69-sv-underskoterska', 'pdf', 'sv', 'SE', {
    names: ['Gunilla Stenmark-Hedin'],
    email: 'gunilla.sh@storsjomail.example',
    phone: '070-174 06 18',
    city: 'Östersund',
    languages: ['Svenska', 'Engelska'],
    headline: 'Undersköterska med demensinriktning',
    jobs: [
      'Undersköterska | Solbackens särskilda boende | Östersund | 2014-09 | now',
      'Personlig assistent | Humana Assistans | Östersund | 2008-01 | 2014-08',
      'Vårdbiträde | Krokoms kommun | Krokom | 1999-06 | 2007-12',
      'Butiksbiträde | Konsum | Föllinge | 1994 | 1999',
    ],
    page: `
# Gunilla Stenmark-Hedin
Undersköterska med demensinriktning
Fältjägargränd 12, 831 31 Östersund
070-174 06 18
gunilla.sh@storsjomail.example
## Kort om mig
Lugn, van vid natt och vid vinter. Skyddad yrkestitel sedan 2023. Jag har B-körkort och kan vikariera på kort varsel i Jämtland, gärna vecka på, vecka av.
## Anställningar
2014-09 – pågående
Undersköterska, Solbackens särskilda boende, Östersund
Kontaktman, BPSD-registret, delegering insulin, handledare för elever
2008-01 – 2014-08
Personlig assistent, Humana Assistans, Östersund
1999-06 – 2007-12
Vårdbiträde, Krokoms kommun
Hemtjänst i byarna, bil och ibland skoter
1994 – 1999
Butiksbiträde, Konsum, Föllinge
## Utbildning
Specialistundersköterska demens, YH, 2018
Omvårdnadsprogrammet, Komvux, 2004
## Språk
Svenska, Engelska
`,
  }),
  cv('70-sv-mjukvarutestare', 'doc', 'sv', 'SE', {
    names: ['Arash Kermani'],
    email: 'arash.kermani@lindholmen.example',
    phone: '070-174 06 52',
    city: 'Göteborg',
    headline: 'Testledare inom fordonsmjukvara',
    languages: ['Persiska', 'Svenska', 'Engelska'],
    jobs: [
      'Testledare | Volvo Cars | Göteborg | 2021-02 | now',
      'Testingenjör | Semcon | Göteborg | 2016-08 | 2021-01',
      'Taxiförare | Taxi Göteborg | Göteborg | 2012-03 | 2016-06',
      'Elektronikingenjör | Iran Khodro | Teheran | 2006-10 | 2011-05',
    ],
    page: `
HEAD CV Arash Kermani, uppdaterat oktober 2026
|| 5 12
| Namn | Arash Kermani
| Ort | Göteborg
| Mobil | 070-174 06 52
| Mejl | arash.kermani@lindholmen.example
| Roll | Testledare inom fordonsmjukvara
^ **Sammanfattning**
Tio år med HIL-riggar, CANoe och krav som ändras på fredag eftermiddag. ISTQB Advanced Test Manager.
^ **Arbetslivserfarenhet**
feb 2021 – nu \tTestledare, Volvo Cars, Göteborg
\tTeam på åtta, infotainment och OTA, Jira/Xray, leverantörer i Indien
aug 2016 – jan 2021 \tTestingenjör, Semcon, Göteborg
\tKonsult hos lastbilstillverkare, testautomation i Python och CAPL
mars 2012 – juni 2016 \tTaxiförare, Taxi Göteborg
okt 2006 – maj 2011 \tElektronikingenjör, Iran Khodro, Teheran
^ **Utbildning**
Korta vägen och kompletterande kurser, Chalmers, 2015–2016
BSc Electrical Engineering, Sharif University of Technology, 2006
^ **Språk**
Persiska (modersmål), Svenska (flytande), Engelska (flytande)
`,
  }),
  cv('71-da-tomrer', 'docx', 'da', 'DK', {
    names: ['Mads Brinkholm Thuesen', 'Mads Thuesen'],
    email: 'mads.thuesen@limfjordspost.example',
    phone: '20 55 50 14',
    city: 'Skive',
    headline: 'Tømrersvend og byggeleder',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Byggeleder | Hustømrerne | Viborg | 2022-08 | now',
      'Tømrersvend | Salling Tømrerforretning | Skive | 2013-03 | 2022-07',
      'Tømrersvend | Holstebro Tag & Facade | Holstebro | 2010-09 | 2013-02',
      'Tømrerlærling | Brdr. Lauritsen | Skive | 2007-01 | 2010-08',
    ],
    aside: [3],
    page: `
! Mads Brinkholm Thuesen
Tømrersvend og byggeleder
Resenvej 44, 7800 Skive | Mobil 20 55 50 14 | mads.thuesen@limfjordspost.example
# Kort fortalt
Jeg er 36, gift, to drenge. Jeg holder tidsplanen og siger det højt, når den ikke holder. Søger byggelederjob med højst 45 minutters kørsel.
# Erfaring
**Byggeleder, Hustømrerne, Viborg** (august 2022 – nu)
Almene boliger, 64 rækkehuse i Bjerringbro, økonomi og byggemøder i Dalux
**Tømrersvend, Salling Tømrerforretning, Skive** (marts 2013 – juli 2022)
Sjakbajs fra 2017. Tage, vinduer, sommerhuse ved fjorden
**Tømrersvend, Holstebro Tag & Facade, Holstebro** (september 2010 – februar 2013)
# Læretid
Tømrerlærling, Brdr. Lauritsen, Skive (januar 2007 – august 2010), svendeprøve med ros
# Kurser
Byggelederuddannelsen, Mercantec 2021; arbejdsmiljøuddannelsen; rulle- og bukkestillads; asbest
# Sprog
Dansk, Engelsk, Tysk (lidt)
`,
  }),
  cv('72-no-fiskeoppdrett', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Sørgård Kaldhol', 'Ingvild Kaldhol', 'Ingvild S. Kaldhol'],
    email: 'ingvild.kaldhol@havbris.example',
    phone: '400 55 127',
    city: 'Frøya',
    headline: 'Driftstekniker akvakultur med fagbrev',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Driftsleder | SalMar | Frøya | 2022-01 | now',
      'Driftstekniker | Lerøy Midt | Hitra | 2017-06 | 2021-12',
      'Røkter | Måsøval | Frøya | 2014-08 | 2017-05',
      'Lærling akvakultur | Måsøval | Frøya | 2012-08 | 2014-07',
    ],
    aside: [3],
    page: `
> **Ingvild Sørgård Kaldhol**
> Driftstekniker akvakultur med fagbrev
> Sistranda, 7260 Frøya
> Tlf. 400 55 127, e-post ingvild.kaldhol@havbris.example
# Nøkkelkompetanse
* Lusetelling, avlusing, merdvask, ROV, fôring fra sentral
* D5L, kran G8, sikkerhetskurs IMO 60
* Internkontroll, HMS-runder, avviksmelding
# Yrkeserfaring
|| 5 12
| Januar 2022 – d.d. | **Driftsleder**, SalMar, Frøya\\To lokaliteter, tolv ansatte, turnus 14/14
| Juni 2017 – desember 2021 | **Driftstekniker**, Lerøy Midt, Hitra
| August 2014 – mai 2017 | **Røkter**, Måsøval, Frøya
| August 2012 – juli 2014 | **Lærling akvakultur**, Måsøval, Frøya
# Utdanning
Fagskole, havbruksdrift og ledelse, Trøndelag høyere yrkesfagskole, 2021
Guri Kunna videregående skole, 2012
# Språk
Norsk, Engelsk
# Referanser
Oppgis ved intervju. Jeg ønsker meg til en landbasert smoltproduksjon i Møre eller Trøndelag.
`,
  }),
];
