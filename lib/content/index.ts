import 'server-only'; // a client file that imports content fails the build
