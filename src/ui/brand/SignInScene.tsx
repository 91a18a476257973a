/** Night over hills, one house with its light on: somebody is expected. */
export function SignInScene({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 190" fill="none" aria-hidden="true">
      <circle cx="330" cy="26" r="22" fill="#f4a73b" />
      <path
        d="M0 120c48-34 92-44 134-20 34 20 62 6 104-26 52-40 106-34 162 8v108H0z"
        fill="#0c6659"
      />
      <path d="M0 150c70-42 120-30 176-6 62 26 132-46 224-20v66H0z" fill="#0a5c50" />
      <path d="M226 118l28-22 28 22v34h-56z" fill="#06362f" />
      <path d="M219 121l35-28 35 28" stroke="#fbf7f0" strokeWidth="4" strokeLinejoin="round" />
      <path d="M236 126h14v14h-14zM258 126h14v26h-14z" fill="#f4a73b" />
      <path d="M0 170c90-26 160-10 226-8 66 2 110-14 174-10v38H0z" fill="#06362f" />
      <path
        d="M70 162v-26M70 118l-13 22h26zM104 160v-18M104 128l-10 17h20zM352 156v-22M352 116l-12 20h24z"
        stroke="#06362f"
        strokeWidth="5"
        strokeLinejoin="round"
        fill="#06362f"
      />
    </svg>
  );
}
