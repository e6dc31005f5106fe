import { configure } from '@testing-library/react';

// Code that is loaded when it is needed takes more than the usual second to arrive where the machine has other work.
configure({ asyncUtilTimeout: 10_000 });
