<?php

namespace App;

class RouteServiceProvider extends \Illuminate\Foundation\Support\Providers\RouteServiceProvider
{
    public function map(): void
    {
        require __DIR__.'/routes.php';
    }
}
