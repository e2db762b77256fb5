import form from './FieldForm.module.scss';

type FirstNameProps = {
  /** Prefix of the ids: the input is `…-naam`. */
  id: string;
  /** The present first name. */
  known?: string | undefined;
  /** Help text. */
  children?: React.ReactNode;
};

/** An input for a first name, which is the author of commits; spaces alone are refused. */
export function FirstName({ id, known, children }: FirstNameProps) {
  return (
    <div className={form.field}>
      <label htmlFor={`${id}-naam`}>Je voornaam</label>
      <input
        id={`${id}-naam`}
        name="naam"
        autoComplete="given-name"
        defaultValue={known}
        maxLength={60}
        pattern=".*\S.*"
        title="Vul je voornaam in."
        required
        aria-describedby={children ? `${id}-wie` : undefined}
      />
      {children && (
        <small className={form.help} id={`${id}-wie`}>
          {children}
        </small>
      )}
    </div>
  );
}

/** The name that was filled in, without spaces around it. */
export const firstNameIn = (filledIn: FormData): string => String(filledIn.get('naam') ?? '').trim();
