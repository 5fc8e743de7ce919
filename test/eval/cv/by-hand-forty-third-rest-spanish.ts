import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third-rest');

/** The closed ones in Spanish. All people are made up. */
export const BY_HAND_FORTY_THIRD_REST_SPANISH: Sheet[] = [
  cv('27-es-mx-contador', 'docx', 'es', 'MX', {
    names: [
      'Guadalupe Monserrat Ávila Treviño',
      'Guadalupe Monserrat Ávila',
      'Monserrat Ávila Treviño',
      'Guadalupe Ávila Treviño',
    ],
    email: 'monse.avila@regiomail.example',
    phone: '81 5550 0146',
    city: 'San Nicolás de los Garza',
    headline: 'Contadora Pública | Impuestos y Nómina',
    languages: ['Español', 'Inglés'],
    aside: [3],
    jobs: [
      'Jefa de Impuestos | Grupo Lamosa | San Pedro Garza García | 2022-04 | now',
      'Contador General | Autopartes Cumbres | Apodaca | 2017-08 | 2022-03',
      'Auxiliar Contable | Despacho Cantú Garza | Monterrey | 2014-07 | 2017-07',
      'Becaria | KPMG | Monterrey | 2013-08 | 2014-06',
    ],
    page: `
> **C.P. GUADALUPE MONSERRAT ÁVILA TREVIÑO**
> Contadora Pública | Impuestos y Nómina
> Col. Anáhuac, San Nicolás de los Garza, N.L. | Cel. 81 5550 0146 | monse.avila@regiomail.example
# Objetivo
Colaborar como gerente de impuestos en una empresa de manufactura con operación en EE. UU.
# Experiencia laboral
**GRUPO LAMOSA** (San Pedro Garza García) \tAbr 2022 – Actual
Puesto: Jefa de Impuestos
* Declaraciones anuales y provisionales de 11 razones sociales
* Devoluciones de IVA por 64 mdp recuperadas
**AUTOPARTES CUMBRES** (Apodaca) \tAgo 2017 – Mar 2022
Puesto: Contador General
* IMMEX, pedimentos, nómina semanal de 320 personas
**DESPACHO CANTÚ GARZA** (Monterrey) \tJul 2014 – Jul 2017
Puesto: Auxiliar Contable
**KPMG** (Monterrey) \tAgo 2013 – Jun 2014
Puesto: Becaria
# Formación
Licenciatura en Contaduría Pública, UANL (FACPYA), 2009 – 2014, titulada
Especialidad en Derecho Fiscal, Facultad Libre de Derecho de Monterrey, 2020
# Sistemas
SAP FI, CONTPAQi, Nomipaq, SUA, IDSE
# Idiomas
Español (nativo), Inglés (80 %)
`,
  }),
  cv('28-es-co-soldador', 'rtf', 'es', 'CO', {
    names: [
      'Yeison Andrés Mosquera Palacios',
      'Yeison Mosquera Palacios',
      'Yeison Andrés Mosquera',
      'Yeison Mosquera',
    ],
    email: 'yeisonmosquera@magdalenamail.example',
    phone: '300 555 0183',
    city: 'Barrancabermeja',
    headline: 'Soldador API 6G calificado',
    languages: [],
    jobs: [
      'Soldador 1A | Ismocol | Barrancabermeja | 2024-05 | now',
      'Soldador 1A | Mecánicos Asociados | Barrancabermeja | 2021-02 | 2024-03',
      'Soldador | Astilleros Cotecmar | Cartagena | 2016-08 | 2020-12',
      'Ayudante de soldadura | Taller El Progreso | Quibdó | 2013-01 | 2016-06',
    ],
    page: `
> **HOJA DE VIDA**
^ **DATOS PERSONALES**
Nombres y apellidos: Yeison Andrés Mosquera Palacios
Cédula: 1.077.555.019 de Quibdó
Fecha de nacimiento: 26 de enero de 1994
Dirección: Carrera 28 # 51-30, barrio Galán, Barrancabermeja
Celular: 300 555 0183
Correo: yeisonmosquera@magdalenamail.example
^ **PERFIL**
Soldador API 6G calificado
Tubería de proceso y oleoducto, SMAW y GTAW. Curso de alturas y espacios confinados vigentes. Disponibilidad 21x7.
^ **EXPERIENCIA LABORAL**
Empresa: Ismocol
Cargo: Soldador 1A
Tiempo: mayo de 2024 a la fecha
Jefe inmediato: Ing. Omar Serrano, 607 555 0112
^ Empresa: Mecánicos Asociados
Cargo: Soldador 1A
Tiempo: febrero de 2021 a marzo de 2024
Jefe inmediato: Ing. Paola Duarte
^ Empresa: Astilleros Cotecmar
Cargo: Soldador
Tiempo: agosto de 2016 a diciembre de 2020
^ Empresa: Taller El Progreso
Cargo: Ayudante de soldadura
Tiempo: enero de 2013 a junio de 2016
^ **FORMACIÓN**
Técnico en soldadura de productos metálicos, SENA, 2015
Bachiller, I.E. Carrasquilla Industrial, Quibdó, 2011
^ **REFERENCIAS PERSONALES**
Luz Dary Palacios, docente, 310 555 0147
Wilson Rentería, comerciante, 311 555 0121
^ .....................................
Yeison A. Mosquera P.
`,
  }),
  cv('29-es-cl-profesora', 'txt', 'es', 'CL', {
    names: [
      'Constanza Belén Huenchumil Rojas',
      'Constanza Huenchumil Rojas',
      'Constanza Huenchumil',
      'Constanza Belén Huenchumil',
    ],
    email: 'cony.huenchumil@araucamail.example',
    phone: '+56 9 5550 0129',
    city: 'Temuco',
    headline: 'Profesora de Educación General Básica, mención Matemática',
    languages: ['Español', 'Mapudungun'],
    aside: [3],
    jobs: [
      'Profesora jefe, 5.º básico | Colegio Montessori | Temuco | 2023-03 | now',
      'Profesora de Matemática | Escuela Los Trigales | Temuco | 2019-03 | 2022-12',
      'Profesora de reemplazo | Escuela G-512 | Cholchol | 2018-08 | 2018-12',
      'Práctica profesional | Escuela Standard | Temuco | 2018-03 | 2018-07',
    ],
    page: `
CONSTANZA BELÉN HUENCHUMIL ROJAS
Profesora de Educación General Básica, mención Matemática
RUT 19.555.019-K | 30 años
Pasaje Los Boldos 0455, Temuco, Región de La Araucanía
+56 9 5550 0129 | cony.huenchumil@araucamail.example

PRESENTACIÓN
Me gusta que los niños se equivoquen en voz alta. Tengo experiencia en escuela urbana y rural, evaluación docente "competente" y disponibilidad para el año escolar 2027 completo (44 horas).

EXPERIENCIA
Marzo 2023 - a la fecha
Profesora jefe, 5.º básico - Colegio Montessori, Temuco
Método Singapur, taller de robótica

Marzo 2019 - diciembre 2022
Profesora de Matemática - Escuela Los Trigales, Temuco
Clases a distancia en 2020 y 2021, cuadernillos puerta a puerta

Agosto 2018 - diciembre 2018
Profesora de reemplazo - Escuela G-512, Cholchol
Multigrado, 1.º a 4.º

Marzo 2018 - julio 2018
Práctica profesional - Escuela Standard, Temuco

ESTUDIOS
Pedagogía Básica, Universidad Católica de Temuco, 2014 - 2018
Enseñanza media, Liceo Gabriela Mistral, 2013
Diplomado en convivencia escolar, UFRO, 2024

IDIOMAS
Español (materno), Mapudungun (básico)

REFERENCIAS
Directora Colegio Montessori, 45 555 0133
`,
  }),
  cv('30-es-camionero', 'doc', 'es', 'ES', {
    names: [
      'Francisco Javier Montoro Ruiz',
      'Paco Montoro Ruiz',
      'Francisco Montoro Ruiz',
      'Francisco Javier Montoro',
    ],
    email: 'pacomontoro71@almerimail.example',
    phone: '655 550 172',
    city: 'El Ejido',
    languages: [],
    jobs: [
      'Conductor de tráiler internacional | Primafrío | Alhama de Murcia | 2013-09 | now',
      'Conductor de rígido | Coprohníjar | Níjar | 2003-02 | 2013-06',
      'Autónomo con camión propio | Por cuenta propia | El Ejido | 1996 | 2003',
      'Mozo de almacén | Alhóndiga La Unión | El Ejido | 1990 | 1996',
    ],
    page: `
> **CURRICULUM VITAE**
|| 6 11
| **APELLIDOS** | MONTORO RUIZ
| **NOMBRE** | FRANCISCO JAVIER (PACO)
| **DOMICILIO** | C/ Almería 118, 04700 El Ejido (Almería)
| **TELÉFONO** | 655 550 172
| **CORREO** | pacomontoro71@almerimail.example
| **FECHA DE NACIMIENTO** | 3-9-1971
| **CARNETS** | B, C, C+E, CAP, ADR, tarjeta de tacógrafo
^ **VIDA LABORAL**
|| 6 11
| Septiembre 2013 hasta hoy | CONDUCTOR DE TRÁILER INTERNACIONAL\\Primafrío, Alhama de Murcia. Perpignan, Rungis, Venlo, Hamburgo
| Febrero 2003 a junio 2013 | CONDUCTOR DE RÍGIDO\\Coprohníjar, Níjar. Recogida en fincas
| 1996 a 2003 | AUTÓNOMO CON CAMIÓN PROPIO\\Por cuenta propia, El Ejido. Áridos y plástico de invernadero
| 1990 a 1996 | MOZO DE ALMACÉN\\Alhóndiga La Unión, El Ejido
^ **ESTUDIOS**
Graduado Escolar, C.P. Santiago Ramón y Cajal, 1985
FP I Automoción (sin terminar)
^ **OBSERVACIONES**
Sin puntos perdidos. Busco nacional o regional, que ya tengo nietos.
`,
  }),
];
