import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-seventh');

/** The closed ones in Spanish. All people are made up. */
export const BY_HAND_FORTY_SEVENTH_REST_SPANISH: Sheet[] = [
  cv('49-es-es-contable', 'docx', 'es', 'ES', {
    names: ['Itziar Goikoetxea Arruabarrena', 'Itziar Goikoetxea'],
    email: 'itziar.goiko@bidasoamail.example',
    phone: '+34 622 555 030',
    city: 'Irún',
    headline: 'Controller financiera',
    languages: ['Euskera', 'Castellano', 'Francés', 'Inglés'],
    aside: [3],
    jobs: [
      'Controller financiera | CAF | Beasain | 2020-02 | now',
      'Responsable de contabilidad | Papresa | Errenteria | 2014-05 | 2020-01',
      'Auditora júnior | Deloitte | Bilbao | 2011-09 | 2014-04',
      'Becaria | Kutxabank | San Sebastián | 2010-07 | 2011-06',
    ],
    page: `
[[ 11 6
! Itziar Goikoetxea Arruabarrena
Controller financiera
^ **Trayectoria**
CAF, Beasain
**Controller financiera**
Febrero 2020 – hoy
* Contratos plurianuales, grado de avance, márgenes por proyecto
* Presupuesto de 180 M€
Papresa, Errenteria
**Responsable de contabilidad**
Mayo 2014 – enero 2020
* Cierre, SII, modelos forales de Gipuzkoa
Deloitte, Bilbao
**Auditora júnior**
Septiembre 2011 – abril 2014
Kutxabank, San Sebastián
**Becaria**
Julio 2010 – junio 2011
^ **Formación**
LADE, Universidad de Deusto, campus Donostia, 2006 – 2011
Máster en Control de Gestión, Mondragon Unibertsitatea, 2016
---
^ **Contacto**
Irún (Gipuzkoa)
+34 622 555 030
itziar.goiko@bidasoamail.example
^ **Idiomas**
Euskera
Castellano
Francés – C1
Inglés – B2
^ **Herramientas**
SAP CO
Cognos
Excel, macros
^ **Aficiones**
Remo de banco fijo
]]
`,
  }),
  cv('50-es-ar-docente', 'doc', 'es', 'AR', {
    names: ['Malena Soledad Iriarte Zubeldía', 'Malena Iriarte Zubeldía', 'Malena Iriarte'],
    email: 'malena.iriarte@serranomail.example',
    phone: '+54 351 555-0116',
    city: 'Córdoba',
    headline: 'Profesora de Lengua y Literatura',
    languages: ['Italiano', 'Inglés'],
    jobs: [
      'Profesora titular | Colegio Nacional de Monserrat | Córdoba | 2017-03 | now',
      'Correctora | Editorial Comunicarte | Córdoba | 2012-05 | now',
      'Profesora suplente | IPEM 268 Deán Funes | Córdoba | 2010-04 | 2016-12',
    ],
    page: `
! Malena Soledad IRIARTE ZUBELDÍA
Profesora de Lengua y Literatura
Bº General Paz, Córdoba Capital – Cel. +54 351 555-0116 – malena.iriarte@serranomail.example
DNI y CUIL a disposición – Nacida el 2/10/1986 – Argentina
# Trayectoria docente
Marzo 2017 a la actualidad
**Profesora titular** – Colegio Nacional de Monserrat, Córdoba
* 4º y 6º año, 22 horas cátedra; taller de escritura; coordinadora de área 2022 y 2023
* Diseñé el programa de lectura en voz alta que hoy usan seis divisiones
* Feria del libro escolar: once ediciones, la última con cuarenta autores de la provincia
* Tutora de tres residentes del profesorado por año
* Armado de mesas de examen y actas en el sistema Guaraní
* Proyecto con la radio de la universidad: «Monserrat cuenta», 30 episodios
Abril 2010 a diciembre 2016
**Profesora suplente** – IPEM 268 Deán Funes, Córdoba
* Ciclo básico, cursos de 38 alumnos, turno tarde
* Apoyo para rendir materias previas en febrero y en julio
* Revista mural y taller de historieta
* Acompañamiento de chicos con proyecto pedagógico individual
# Otros trabajos
Mayo 2012 a la actualidad
**Correctora** – Editorial Comunicarte, Córdoba (freelance, unas 10 horas por semana)
* Literatura infantil y manuales de secundaria
* Corrección de estilo y de pruebas, unas 60 obras
* Informes de lectura de originales
# Estudios
Profesora en Letras Modernas, UNC, 2010 (promedio 8,71)
Diplomatura en ESI, UNC, 2019
Especialización en Lectura, Escritura y Educación, FLACSO, 2022
Bachiller, Instituto Jesús María, Río Ceballos, 2003
# Idiomas
Italiano (Dante Alighieri, nivel C1), Inglés (lectura)
# Cursos y jornadas
* Evaluación formativa, Ministerio de Educación de Córdoba, 40 horas, 2023
* Narrativas digitales, UNC, 30 horas, 2021
* Didáctica de la gramática, Universidad Católica de Córdoba, 60 horas, 2018
* Jornadas de Literatura Argentina, Río Cuarto, expositora, 2016 y 2018
* Primeros auxilios en la escuela, Cruz Roja, 2025
# Publicaciones
* «Leer a Lugones con adolescentes», revista Lecturas, 2018
* «Cuaderno de ortografía sin miedo», material de cátedra, 2020
* Dos cuentos en la antología Sierras Chicas, 2014
# Concursos y antecedentes
* Primer lugar en el concurso de horas titulares, 2017
* Lista de orden de mérito, Junta de Clasificación, región primera, todos los años desde 2010
* Jurado de las olimpíadas de literatura, instancia provincial, 2019, 2022 y 2024
# Informática
Procesador de texto, planilla de cálculo, Moodle, Canva, corrección en PDF, nociones de InDesign
# Intereses
Club de lectura, montaña, mate
`,
  }),
  cv('51-es-es-camionero', 'pdf', 'es', 'ES', {
    names: ['José Antonio Moya Belmonte', 'Jose Antonio Moya Belmonte', 'José Antonio Moya'],
    phone: '611 555 092',
    city: 'Lorca',
    languages: [],
    jobs: [
      'Conductor de tráiler frigorífico | Transportes El Mosca | Molina de Segura | 2015 | now',
      'Conductor | Primafrio | Alhama de Murcia | 2009 | 2015',
      'Conductor de hormigonera | Hormigones Guadalentín | Lorca | 2003 | 2009',
    ],
    page: `
MOYA BELMONTE, JOSE ANTONIO
Camino Hondo 5, diputacion de Purias, 30813 Lorca (Murcia)
movil 611 555 092 (whatsapp)
no tengo correo, mejor llamar por la tarde

CARNETS
B, C, C+E, CAP hasta 2029, ADR, tarjeta tacografo

TRABAJOS
2015 - hoy      Transportes El Mosca, Molina de Segura
                Conductor de tráiler frigorífico
                Alemania y Holanda, sale lunes vuelve sabado
2009 - 2015     Primafrio, Alhama de Murcia
                Conductor
                doble tripulacion, Inglaterra
2003 - 2009     Hormigones Guadalentín, Lorca
                Conductor de hormigonera

ESTUDIOS
graduado escolar 1992

OTROS
quiero nacional o provincial, llevo muchos años fuera de casa. No fumo.
`,
  }),
  cv('52-es-es-jefe-cocina-agencia', 'docx', 'es', 'ES', {
    names: ['Yeray Santana Quintana'],
    city: 'Las Palmas de Gran Canaria',
    headline: 'Jefe de cocina',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Jefe de cocina | Lopesan Costa Meloneras | Maspalomas | 2022-10 | now',
      'Segundo de cocina | Hotel Santa Catalina | Las Palmas de Gran Canaria | 2017-03 | 2022-09',
      'Jefe de partida | Restaurante Deliciosa Marta | Las Palmas de Gran Canaria | 2013-05 | 2017-02',
      'Ayudante de cocina | Riu Palace | Playa del Inglés | 2010-06 | 2013-04',
    ],
    page: `
HEAD Talento Insular ETT · C/ Triana 200, 35002 Las Palmas · 928 555 010 · seleccion@talentoinsular.example
FOOT Ficha preparada por Nayra Déniz (consultora). Datos de contacto del candidato previa petición.
~ Ficha de candidato
! Yeray Santana Quintana
Jefe de cocina
|| 5 12
| Residencia | Las Palmas de Gran Canaria
| Disponibilidad | 15 días
| Pretensión | 34.000 € brutos
| Idiomas | Español, Inglés (medio), Alemán (de cocina)
# Experiencia
|| 4.5 7 5.5
| Fechas | Empresa | Puesto
| 10/2022 – actual | Lopesan Costa Meloneras, Maspalomas | Jefe de cocina
| 03/2017 – 09/2022 | Hotel Santa Catalina, Las Palmas de Gran Canaria | Segundo de cocina
| 05/2013 – 02/2017 | Restaurante Deliciosa Marta, Las Palmas de Gran Canaria | Jefe de partida
| 06/2010 – 04/2013 | Riu Palace, Playa del Inglés | Ayudante de cocina
# Formación
Técnico en Cocina y Gastronomía, IES San Cristóbal, 2010. Manipulador de alimentos, alérgenos, prevención básica.
# Comentarios de la consultora
Buffet de 900 cubiertos y carta a la vez. Equipo de 31. Quiere dejar el sur y volver a la capital con su hija.
`,
  }),
  cv('53-es-co-soldador', 'doc', 'es', 'CO', {
    names: ['Wilmer Andrés Castaño Ríos', 'Wilmer Castaño', 'Wilmer Andrés Castaño'],
    email: 'wilmercastano.sold@paisamail.example',
    phone: '300 555 0141',
    city: 'Barrancabermeja',
    languages: [],
    jobs: [
      'Soldador API 1104 | Ismocol | Barrancabermeja | 2019-02 | now',
      'Soldador calificado 3G-4G | Tecnitanques | Barranquilla | 2014-06 | 2018-12',
      'Ayudante técnico | Masa Stork | Yopal | 2011-01 | 2014-05',
    ],
    page: `
HOJA DE VIDA
# DATOS PERSONALES
NOMBRES Y APELLIDOS: Wilmer Andrés Castaño Ríos
LUGAR Y FECHA DE NACIMIENTO: Sonsón (Antioquia), 30 de agosto de 1989
ESTADO CIVIL: Unión libre
DIRECCIÓN: Barrio El Parnaso, cra. 28 # 49-10
CIUDAD: Barrancabermeja
CELULAR: 300 555 0141
CORREO: wilmercastano.sold@paisamail.example
# PERFIL
Soldador de tubería con 12 años en oleoductos y tanques. Curso de alturas vigente. Responsable, puntual, trabajo bajo presión.
# EXPERIENCIA LABORAL
EMPRESA: Ismocol, Barrancabermeja
CARGO: Soldador API 1104
TIEMPO: febrero de 2019 – a la fecha
FUNCIONES: líneas de 4 a 24 pulgadas en obras de Ecopetrol
EMPRESA: Tecnitanques, Barranquilla
CARGO: Soldador calificado 3G-4G
TIEMPO: junio de 2014 – diciembre de 2018
EMPRESA: Masa Stork, Yopal
CARGO: Ayudante técnico
TIEMPO: enero de 2011 – mayo de 2014
# FORMACIÓN ACADÉMICA
Técnico en Soldadura de Productos Metálicos, SENA, Barrancabermeja, 2010
Bachiller, I.E. Rosa María Henao Pavas, Sonsón, 2007
# REFERENCIAS FAMILIARES
Luz Dary Ríos, madre, ama de casa, cel. 300 555 0102
# REFERENCIAS PERSONALES
Ing. Fabio Nel Uribe, interventor, cel. 301 555 0144

_______________________
Wilmer Andrés Castaño Ríos
C.C. al presentar
`,
  }),
  cv('54-es-cl-ingeniera', 'pdf', 'es', 'CL', {
    names: ['Constanza Javiera Undurraga Neculmán', 'Constanza Undurraga Neculmán', 'Constanza Undurraga'],
    email: 'c.undurraga.n@biobiomail.example',
    phone: '+56 9 5555 0157',
    city: 'Concepción',
    headline: 'Ingeniera Civil Industrial, planificación de mantenimiento',
    languages: ['Español', 'Inglés', 'Mapudungún'],
    aside: [3],
    jobs: [
      'Jefa de Planificación | Celulosa Arauco | Horcones | 2021-11 | now',
      'Ingeniera de Planificación | CMPC Pulp | Nacimiento | 2016-04 | 2021-10',
      'Ingeniera de Proyectos | Siderúrgica Huachipato | Talcahuano | 2014-01 | 2016-03',
      'Práctica profesional | ENAP | Hualpén | 2013-01 | 2013-03',
    ],
    page: `
|| 17
| ! Constanza Undurraga Neculmán\\Ingeniera Civil Industrial, planificación de mantenimiento
~ Concepción, Región del Biobío / +56 9 5555 0157 / c.undurraga.n@biobiomail.example / RUT a solicitud
# Presentación
Planifico paradas generales: 1.400 personas, 11 días, cero accidentes con tiempo perdido en 2025. Primavera P6, SAP PM y paciencia.
# Experiencia laboral
**Nov 2021 – Presente \tCelulosa Arauco, Horcones**
Jefa de Planificación
* 6 planificadores, presupuesto de mantención de US$ 38 millones
**Abr 2016 – Oct 2021 \tCMPC Pulp, Nacimiento**
Ingeniera de Planificación
* KPI, repuestos críticos, contratos marco
**Ene 2014 – Mar 2016 \tSiderúrgica Huachipato, Talcahuano**
Ingeniera de Proyectos
**Ene – Mar 2013 \tENAP, Hualpén**
Práctica profesional
# Formación
Ingeniería Civil Industrial, Universidad del Bío-Bío, 2008 – 2013
Diplomado en Gestión de Activos, PUCV, 2018
# Idiomas
Español, Inglés (intermedio alto), Mapudungún (básico)
# Firma
Constanza Javiera Undurraga Neculmán
`,
  }),
];
