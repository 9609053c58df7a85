import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** Argon2id over 19 MiB twice: what is advised for a server that many log in to. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password as it is kept: hashed slowly, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** Does the password belong to what is kept? Where nothing is kept the answer is no, and takes as long. */
export const isPassword = async (kept: string | null, password: string): Promise<boolean> => {
  const right = await verify(kept ?? (await nobodys()), password.normalize('NFKC'))
  return right && kept !== null
}

let made: Promise<string> | null = null
/** What names without an account are compared with. */
const nobodys = (): Promise<string> => {
  made ??= hashPassword('nobody has this password')
  return made
}

/** Makes ready what unknown names are compared with, so that the first of them takes no longer than others. */
export const readyPasswords = async (): Promise<void> => {
  await nobodys()
}

/** How passwords are kept and compared. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  readonly isRight: (kept: string | null, password: string) => Promise<boolean>
}

/** As they are in a room: so slowly that nobody tries many. */
export const slowPasswords: Passwords = { hash: hashPassword, isRight: isPassword }
