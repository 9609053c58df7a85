import type { ReactNode } from 'react'
import { Both, Eyes, Ground, Head, Muzzle, Nose, Pointed, Round } from './parts.tsx'

const INK = '#2a2320'

/** The faces that can be chosen, drawn by hand; initials are not among them. */
export const drawn: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [
    'fox',
    <>
      <Ground fill="#2f5a5c" />
      <Pointed fill="#d9702f" inner="#3a2a22" />
      <Head fill="#d9702f" />
      <path
        d="M8.500 27q9 1 15.500 15q6.500-14 15.500-15q0 13-15.500 15.500q-15.500-2.500-15.500-15.500z"
        fill="#fbf1e2"
      />
      <Eyes />
      <path d="M21.500 37.500h5l-2.500 3z" fill={INK} />
    </>,
  ],
  [
    'cat',
    <>
      <Ground fill="#5d3b4e" />
      <Pointed fill="#4f4a52" inner="#d79aa0" />
      <Head fill="#4f4a52" />
      <Both>
        <ellipse cx="17.500" cy="26" rx="3.200" ry="3.800" fill="#d9d25a" />
        <ellipse cx="17.500" cy="26" rx="1.100" ry="3.400" fill={INK} />
        <path d="M4 31l9 1.500M5 36l8.500-1.500" stroke="#d8d2d8" strokeWidth=".8" fill="none" />
      </Both>
      <Nose fill="#d79aa0" y={32} />
    </>,
  ],
  [
    'dog',
    <>
      <Ground fill="#33506b" />
      <Head fill="#d8b184" />
      <Both>
        <path d="M10 14q-6 3-5 16q5 2 7.500-6q1-6 3-8.500z" fill="#8a5a34" />
      </Both>
      <path d="M24 12q5 4 4 14q-4-4-8 0q-1-10 4-14z" fill="#fbf1e2" />
      <Muzzle fill="#fbf1e2" />
      <Eyes />
      <Nose />
    </>,
  ],
  [
    'bear',
    <>
      <Ground fill="#3d5a46" />
      <Round fill="#7b4f2c" inner="#b98556" />
      <Head fill="#7b4f2c" />
      <Muzzle fill="#c99a6b" />
      <Eyes />
      <Nose />
    </>,
  ],
  [
    'panda',
    <>
      <Ground fill="#6a8f5a" />
      <Round fill="#2b2a2c" inner="#2b2a2c" />
      <Head fill="#f6f3ec" />
      <Both>
        <ellipse cx="17.500" cy="26" rx="4" ry="5" fill="#2b2a2c" transform="rotate(20 17.500 26)" />
        <circle cx="18" cy="26" r="1.700" fill="#fff" />
        <circle cx="18" cy="26" r=".9" fill="#111" />
      </Both>
      <Nose y={32} />
    </>,
  ],
  [
    'koala',
    <>
      <Ground fill="#57552f" />
      <Round fill="#9aa1a8" inner="#e6c7c9" r={8.5} />
      <Head fill="#9aa1a8" />
      <Eyes x={17} />
      <ellipse cx="24" cy="31" rx="3.800" ry="5.200" fill={INK} />
    </>,
  ],
  [
    'rabbit',
    <>
      <Ground fill="#46436b" />
      <Both>
        <path d="M13 22q-4-16 1-19q6 1 6 17z" fill="#efe7dd" />
        <path d="M15 19q-2-11 .500-13q3 2 3 12z" fill="#e3a9ad" />
      </Both>
      <Head fill="#efe7dd" y={30} r={13.5} />
      <Eyes y={28} />
      <Nose y={32.5} fill="#d3777f" />
      <path d="M22.500 38.500h3v3.500h-3z" fill="#fff" stroke="#c9c0b4" strokeWidth=".5" />
    </>,
  ],
  [
    'mouse',
    <>
      <Ground fill="#6b4a2b" />
      <Round fill="#b9b2ae" inner="#e8b9bb" r={9} />
      <Head fill="#b9b2ae" r={13} y={29} />
      <Eyes y={27} x={19} />
      <circle cx="24" cy="34" r="2.300" fill="#d3777f" />
      <Both>
        <path d="M6 32l10 1.500M7 38l9.500-2" stroke="#f4eee6" strokeWidth=".8" fill="none" />
      </Both>
    </>,
  ],
  [
    'lion',
    <>
      <Ground fill="#6a3834" />
      <circle cx="24" cy="26" r="19.500" fill="#a5561f" />
      <path
        d="M24 4 29 12 38 9 37 18 46 22 40 29 44 38 35 38 32 46 24 41 16 46 13 38 4 38 8 29 2 22 11 18 10 9 19 12z"
        fill="#b9692a"
      />
      <Head fill="#e7b25c" r={13} y={26} />
      <Muzzle fill="#f7e3b8" />
      <Eyes y={23} />
      <Nose y={30} />
    </>,
  ],
  [
    'tiger',
    <>
      <Ground fill="#2f5a5c" />
      <Round fill="#e08a34" inner="#fbf1e2" />
      <Head fill="#e08a34" />
      <path d="M24 12v8M19 12.500l1.500 6M29 12.500l-1.500 6" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <Both>
        <path
          d="M8.500 25l6 1.500M8.800 30.500l6-.5M11 36l5-2"
          stroke={INK}
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </Both>
      <Muzzle fill="#fbf1e2" />
      <Eyes x={19} />
      <Nose />
    </>,
  ],
  [
    'wolf',
    <>
      <Ground fill="#4c4f55" />
      <Pointed fill="#7f8891" inner="#3d4046" />
      <Head fill="#7f8891" />
      <path d="M8.500 29q7-1 10 2l5.500 2 5.500-2q3-3 10-2q-2 12-15.500 13q-13.500-1-15.500-13z" fill="#e9e7e2" />
      <Both>
        <ellipse cx="17.500" cy="25.500" rx="2.800" ry="2" fill="#e6c54c" />
        <circle cx="17.800" cy="25.500" r="1.200" fill={INK} />
      </Both>
      <Nose y={32} />
    </>,
  ],
  [
    'monkey',
    <>
      <Ground fill="#57552f" />
      <Both>
        <circle cx="8" cy="26" r="6" fill="#e3b98f" />
      </Both>
      <Head fill="#6f4526" />
      <path d="M24 22q-4-6-9-3q-4 4 0 10q-2 12 9 12t9-12q4-6 0-10q-5-3-9 3z" fill="#e9c49c" />
      <Eyes x={19.5} />
      <path d="M22.500 31.500h.1m3 0h.1" stroke={INK} strokeWidth="1.600" strokeLinecap="round" />
      <path d="M18.500 36q5.500 4 11 0" stroke={INK} strokeWidth="1.400" strokeLinecap="round" fill="none" />
    </>,
  ],
  [
    'cow',
    <>
      <Ground fill="#3d5a46" />
      <Both>
        <path d="M13 13q-6-1-6-7q6 1 9 6z" fill="#e8dcc0" />
        <ellipse cx="7" cy="20" rx="6" ry="3.600" fill="#3a322e" transform="rotate(-15 7 20)" />
      </Both>
      <Head fill="#f6f1e7" />
      <path d="M9 21q5-10 12-8q-1 10-6 13q-6 0-6-5z" fill="#3a322e" />
      <ellipse cx="24" cy="36" rx="10" ry="7" fill="#e5a9a5" />
      <Eyes y={24} />
      <path d="M20 36h.1m7.800 0h.1" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
    </>,
  ],
  [
    'pig',
    <>
      <Ground fill="#33506b" />
      <Pointed fill="#d98d90" inner="#c0696f" />
      <Head fill="#eda9a9" />
      <Eyes y={24} x={17} />
      <ellipse cx="24" cy="32" rx="6.500" ry="4.800" fill="#d98d90" />
      <path d="M21.500 31v2m5-2v2" stroke={INK} strokeWidth="1.800" strokeLinecap="round" />
    </>,
  ],
  [
    'frog',
    <>
      <Ground fill="#69633b" />
      <Both>
        <circle cx="14.500" cy="15" r="7" fill="#5f9a4c" />
        <circle cx="14.500" cy="15" r="4.300" fill="#fbf8ef" />
        <circle cx="15.500" cy="15.500" r="2.200" fill={INK} />
      </Both>
      <ellipse cx="24" cy="30" rx="17" ry="13" fill="#5f9a4c" />
      <path d="M11 31q13 11 26 0" stroke="#2f5a2a" strokeWidth="1.800" strokeLinecap="round" fill="none" />
      <Both>
        <circle cx="12" cy="34" r="2.400" fill="#e39a7c" opacity=".7" />
      </Both>
    </>,
  ],
  [
    'owl',
    <>
      <Ground fill="#46436b" />
      <path d="M8 6q8 2 16 6q8-4 16-6q2 14-1 24q-4 14-15 15q-11-1-15-15q-3-10-1-24z" fill="#8a6642" />
      <Both>
        <circle cx="16.500" cy="23" r="7.500" fill="#f2e3c4" />
        <circle cx="16.500" cy="23" r="3.800" fill="#e0a32e" />
        <circle cx="16.500" cy="23" r="2" fill={INK} />
      </Both>
      <path d="M21.500 26h5l-2.500 6z" fill="#e08a34" />
      <path
        d="M17 37q2 2 3.500 0q1.750 2 3.500 0q1.750 2 3.500 0q2 2 3.500 0"
        stroke="#f2e3c4"
        strokeWidth="1.300"
        fill="none"
      />
    </>,
  ],
  [
    'penguin',
    <>
      <Ground fill="#6d9bb8" />
      <path d="M24 5q16 2 16 22q0 18-16 18t-16-18q0-20 16-22z" fill="#2b3442" />
      <path d="M24 20q-3-6-8-5q-5 4-4 13q1 14 12 14t12-14q1-9-4-13q-5-1-8 5z" fill="#f8f5ee" />
      <Eyes y={23} x={18.5} />
      <path d="M20 28h8l-4 5z" fill="#e69a2e" />
    </>,
  ],
  [
    'chick',
    <>
      <Ground fill="#724960" />
      <path d="M24 9q-3-5 1-7q0 3 4 3q-2 2-3 4z" fill="#e8b931" />
      <Head fill="#f2cf4a" r={16} />
      <Eyes y={24} x={17.5} r={2.4} />
      <path d="M19 29h10l-5 5.500z" fill="#e07f2a" />
      <Both>
        <circle cx="13" cy="31" r="2.600" fill="#ec9a5a" opacity=".7" />
      </Both>
    </>,
  ],
  [
    'octopus',
    <>
      <Ground fill="#1f4a5f" />
      <path
        d="M24 5q15 0 15 16q0 6-2 9q4 6 7 5q-1 6-8 3q0 6-5 7q-2-3-2-6q-2 1-2 6h-6q0-5-2-6q0 3-2 6q-5-1-5-7q-7 3-8-3q3 1 7-5q-2-3-2-9q0-16 15-16z"
        fill="#c65b6f"
      />
      <Eyes y={22} x={18} r={2.6} />
      <path d="M20 28q4 3.500 8 0" stroke={INK} strokeWidth="1.500" strokeLinecap="round" fill="none" />
    </>,
  ],
  [
    'bee',
    <>
      <Ground fill="#4a6b54" />
      <Both>
        <ellipse cx="11" cy="14" rx="9" ry="6" fill="#dcebf2" opacity=".85" transform="rotate(30 11 14)" />
        <path d="M20 13q-2-6-6-7" stroke={INK} strokeWidth="1.500" strokeLinecap="round" fill="none" />
        <circle cx="14" cy="6" r="1.600" fill={INK} />
      </Both>
      <ellipse cx="24" cy="29" rx="14" ry="16" fill="#f0bf35" />
      <path d="M11 33q13 5 26 0l-1 4q-12 5-24 0zM14 41q10 3 20 0l-3 3q-7 2-14 0z" fill={INK} />
      <Eyes y={23} />
      <path d="M20.500 28q3.500 3 7 0" stroke={INK} strokeWidth="1.400" strokeLinecap="round" fill="none" />
    </>,
  ],
  [
    'robot',
    <>
      <Ground fill="#5b4636" />
      <path d="M24 4v8" stroke="#c9d2d8" strokeWidth="2" />
      <circle cx="24" cy="4.500" r="2.500" fill="#e0563f" />
      <path d="M5 23h4v9H5zM39 23h4v9h-4z" fill="#8d989f" />
      <rect x="9" y="11" width="30" height="30" rx="6" fill="#b9c4ca" />
      <rect x="13" y="18" width="22" height="10" rx="5" fill="#24343c" />
      <circle cx="18.500" cy="23" r="2.700" fill="#6fe0d0" />
      <circle cx="29.500" cy="23" r="2.700" fill="#6fe0d0" />
      <path d="M16 34h16M19 32v4M24 32v4M29 32v4" stroke="#5f6a70" strokeWidth="1.400" />
    </>,
  ],
  [
    'ghost',
    <>
      <Ground fill="#46436b" />
      <path
        d="M24 5q15 0 15 18v21q-3.800-4-7.500 0q-3.800-4-7.500 0q-3.800-4-7.500 0q-3.800-4-7.500 0v-21q0-18 15-18z"
        fill="#f4f2fa"
      />
      <Both>
        <ellipse cx="18" cy="22" rx="2.600" ry="3.600" fill="#2c2a44" />
        <circle cx="14" cy="28" r="2.200" fill="#e8a9b8" opacity=".8" />
      </Both>
      <ellipse cx="24" cy="30" rx="2.600" ry="3.400" fill="#2c2a44" />
    </>,
  ],
  [
    'alien',
    <>
      <Ground fill="#2a2d4a" />
      <path d="M24 5q17 0 16 16q-2 14-16 23q-14-9-16-23q-1-16 16-16z" fill="#8cc46a" />
      <Both>
        <ellipse cx="16.500" cy="23" rx="4.200" ry="7" fill="#14182b" transform="rotate(-28 16.500 23)" />
        <ellipse cx="15.300" cy="20.500" rx="1.100" ry="1.700" fill="#fff" transform="rotate(-28 15.300 20.500)" />
      </Both>
      <path d="M20.500 35.500q3.500 2 7 0" stroke="#3f6a2c" strokeWidth="1.500" strokeLinecap="round" fill="none" />
    </>,
  ],
  [
    'joker',
    <>
      <Ground fill="#3a2440" />
      <path d="M24 20 9 22q-7-6-5-14q8-1 12 4q1-7 8-10q7 3 8 10q4-5 12-4q2 8-5 14z" fill="#b8352f" />
      <path d="M24 20 24 2q7 3 8 10q4-5 12-4q2 8-5 14z" fill="#d8a531" />
      <circle cx="4" cy="9" r="2.600" fill="#f3d37a" />
      <circle cx="44" cy="9" r="2.600" fill="#f3d37a" />
      <circle cx="24" cy="3.500" r="2.600" fill="#f3d37a" />
      <Head fill="#f2d6b8" r={12.5} y={30} />
      <path d="M10 22q14-6 28 0l-1.500 4q-12.500-5-25 0z" fill="#f3d37a" />
      <Eyes y={29.5} />
      <circle cx="24" cy="33" r="2" fill="#d3524a" />
      <path d="M17 36q7 6 14 0" stroke={INK} strokeWidth="1.600" strokeLinecap="round" fill="none" />
    </>,
  ],
])
