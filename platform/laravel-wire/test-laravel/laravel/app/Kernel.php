<?php

namespace App;

class Kernel extends \Illuminate\Foundation\Http\Kernel
{
    // What Sanctum's EnsureFrontendRequestsAreStateful puts before an API route for a first-party frontend.
    protected $middlewareGroups = [
        'stateful' => [
            \Illuminate\Cookie\Middleware\EncryptCookies::class,
            \Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse::class,
            \Illuminate\Session\Middleware\StartSession::class,
            \Illuminate\Foundation\Http\Middleware\VerifyCsrfToken::class,
            \Illuminate\Session\Middleware\AuthenticateSession::class,
            \Illuminate\Routing\Middleware\SubstituteBindings::class,
        ],
    ];

    protected $routeMiddleware = ['auth' => \Illuminate\Auth\Middleware\Authenticate::class];
    // Its name since release 10.
    protected $middlewareAliases = ['auth' => \Illuminate\Auth\Middleware\Authenticate::class];
}
