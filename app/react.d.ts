import 'react';

// Invoker commands are in the HTML standard and in React's output, not yet in its types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}
