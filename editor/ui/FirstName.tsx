import form from './FieldForm.module.scss';

type FirstNameProps = {
  /** Of the page: the input has `naam` behind it. */
  id: string;
  /** Who it was until now. */
  known?: string | undefined;
  /** What it is for, where that is not clear by itself. */
  children?: React.ReactNode;
};

/** Asks who it is. Spaces alone are no name: nobody could tell afterwards who changed something. */
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
