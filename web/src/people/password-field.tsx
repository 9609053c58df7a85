/** A password: your current one, or a new one of at least eight characters. */
export const PasswordField = ({
  words,
  value,
  onPassword,
  isNew = false,
}: {
  readonly words: string
  readonly value: string
  readonly onPassword: (password: string) => void
  readonly isNew?: boolean
}) => (
  <label>
    {words}
    <input
      required
      type="password"
      maxLength={200}
      value={value}
      onChange={event => onPassword(event.target.value)}
      {...(isNew ? { minLength: 8, autoComplete: 'new-password' } : { autoComplete: 'current-password' })}
    />
  </label>
)
